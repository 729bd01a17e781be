import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { StudioBlock, StudioForm } from '../../../../schemas/studio-form';
import type { Position } from '../../../model/tree-edits';
import { blockForms, formOf } from '../../forms/form-catalogue';
import { text } from '../../text/text';
import type { TreeCommands } from '../outline/use-tree-commands';

interface PaletteProps {
  to: Position;
  commands: TreeCommands;
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

/** Every block that fits at a place, by subject, with what it is for. */
export function Palette({ to, commands, onClose }: PaletteProps) {
  const [search, setSearch] = useState('');
  const accepted = commands.acceptedAt(to);
  const fitting = [...accepted].flatMap((type) => formOf(type) ?? []).filter((form) => matches(form, search));
  // Whoever types the name of a block means that one.
  const named = search.trim() === '' ? [] : fitting.filter((form) => nearness(form, search) < 3);
  named.sort((one, other) => nearness(one, search) - nearness(other, search));
  const add = (form: StudioForm) => {
    commands.add(form, to);
    onClose();
  };
  const others = fitting.filter(({ block }) => block === null);
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="palette-title">
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
        {fitting.length === 0 && <Typography>{text('palette.nothing', { search })}</Typography>}
        <PaletteGroup title={text('palette.group.named')} forms={named} onAdd={add} />
        {groups.map((group) => (
          <PaletteGroup
            key={group}
            title={text(`palette.group.${group}`)}
            forms={blockForms.filter(
              (form) => form.block?.group === group && fitting.includes(form) && !named.includes(form),
            )}
            onAdd={add}
          />
        ))}
        <PaletteGroup title={text('palette.group.parts')} forms={others} onAdd={add} />
      </DialogContent>
    </Dialog>
  );
}

interface PaletteGroupProps {
  title: string;
  forms: readonly StudioForm[];
  onAdd: (form: StudioForm) => void;
}

function PaletteGroup({ title, forms, onAdd }: PaletteGroupProps) {
  if (forms.length === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ mb: 2 }}>
      <Typography component="h3" variant="overline" color="textSecondary">
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
        {forms.map((form) => (
          <Card key={form.contentType} variant="outlined">
            <CardActionArea onClick={() => onAdd(form)} sx={{ p: 1.5, height: '100%', alignItems: 'start' }}>
              <Typography component="span" sx={{ fontWeight: 650, display: 'block' }}>
                {form.label}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {form.help}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}

/** 0 for the name itself, 1 for its beginning, 2 for a part of it, 3 for none. Some type the name of the content type, such as FAQ. */
function nearness({ label, contentType }: StudioForm, search: string): number {
  const wanted = search.trim().toLowerCase();
  const of = (name: string) =>
    name === wanted ? 0 : name.startsWith(wanted) ? 1 : name.includes(wanted) ? 2 : 3;
  return Math.min(of(label.toLowerCase()), of(contentType.toLowerCase()));
}

function matches({ label, help, contentType }: StudioForm, search: string): boolean {
  const words = `${label} ${help} ${contentType}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}
