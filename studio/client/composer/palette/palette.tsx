import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { StudioBlock, StudioForm } from '../../../../schemas/studio-form';
import type { Position } from '../../../model/tree-edits';
import { blockForms, formOf } from '../../forms/form-catalogue';
import { SectionGroup } from '../../sharing/section-group';
import type { SharedSection } from '../../sharing/shared-sections';
import { text } from '../../text/text';
import type { TreeCommands } from '../outline/use-tree-commands';
import { PaletteGroup } from './palette-group';
import type { PictureSource } from './picture-source';

interface PaletteProps {
  to: Position;
  commands: TreeCommands;
  pictures: PictureSource;
  /** Shared by other pages, and not on this one. */
  sections: readonly SharedSection[];
  onClose: () => void;
}

const groups = [
  'media',
  'games',
  'promotions',
  'text',
  'layout',
  'account',
  'legal',
  'frame',
] as const satisfies readonly StudioBlock['group'][];

/** All blocks accepted at a position, by group, with description and picture. */
export function Palette({ to, commands, pictures, sections, onClose }: PaletteProps) {
  const [search, setSearch] = useState('');
  const accepted = commands.acceptedAt(to);
  const fitting = [...accepted].flatMap((type) => formOf(type) ?? []).filter((form) => matches(form, search));
  // A typed name takes precedence over matching descriptions.
  const named = search.trim() === '' ? [] : fitting.filter((form) => nearness(form, search) < 3);
  named.sort((one, other) => nearness(one, search) - nearness(other, search));
  const add = (form: StudioForm) => {
    commands.add(form, to);
    onClose();
  };
  const shared = sections.filter(
    (section) => commands.takesSection(section, to) && matchesName(section.name, search),
  );
  const others = fitting.filter(({ block }) => block === null);
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="palette-title">
      <DialogTitle id="palette-title">{text('palette.title')}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          type="search"
          label={text('palette.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ mt: 1, mb: 2 }}
        />
        {fitting.length + shared.length === 0 && (
          <Typography>{text('palette.nothing', { search })}</Typography>
        )}
        <PaletteGroup title={text('palette.group.named')} forms={named} pictures={pictures} onAdd={add} />
        <SectionGroup
          sections={shared}
          onAdd={(section) => {
            commands.addSection(section, to);
            onClose();
          }}
        />
        {groups.map((group) => (
          <PaletteGroup
            key={group}
            title={text(`palette.group.${group}`)}
            forms={blockForms.filter(
              (form) => form.block?.group === group && fitting.includes(form) && !named.includes(form),
            )}
            pictures={pictures}
            onAdd={add}
          />
        ))}
        <PaletteGroup title={text('palette.group.parts')} forms={others} pictures={pictures} onAdd={add} />
      </DialogContent>
    </Dialog>
  );
}

/** 0 for an exact name, 1 for a prefix, 2 for a part, 3 for no match. Also matches the content type, such as FAQ. */
function nearness({ label, contentType }: StudioForm, search: string): number {
  const wanted = search.trim().toLowerCase();
  const of = (name: string) =>
    name === wanted ? 0 : name.startsWith(wanted) ? 1 : name.includes(wanted) ? 2 : 3;
  return Math.min(of(label.toLowerCase()), of(contentType.toLowerCase()));
}

function matchesName(name: string, search: string): boolean {
  return name.toLowerCase().includes(search.trim().toLowerCase());
}

function matches({ label, help, contentType }: StudioForm, search: string): boolean {
  const words = `${label} ${help} ${contentType}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}
