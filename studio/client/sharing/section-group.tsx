import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { formOf } from '../forms/form-catalogue';
import { text } from '../text/text';
import type { SharedSection } from './shared-sections';

interface SectionGroupProps {
  sections: readonly SharedSection[];
  onAdd: (section: SharedSection) => void;
}

/** Shared sections in the palette. */
export function SectionGroup({ sections, onAdd }: SectionGroupProps) {
  if (sections.length === 0) return null;
  return (
    <Box component="section" aria-label={text('palette.group.shared')} sx={{ mb: 2 }}>
      <Typography component="h3" variant="overline" color="textSecondary">
        {text('palette.group.shared')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))' }}>
        {sections.map((section) => (
          <Card key={section.id} variant="outlined">
            <CardActionArea onClick={() => onAdd(section)} sx={{ p: 1.5, height: '100%' }}>
              <Typography component="span" sx={{ fontWeight: 650, display: 'block' }}>
                {section.name}
              </Typography>
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {text('palette.sharedBlock', {
                  block: formOf(section.block.sys.contentType.sys.id)?.label ?? '',
                })}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
