import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import type { StudioForm } from '../../../../schemas/studio-form';
import { BlockPicture } from './block-picture';
import type { PictureSource } from './picture-source';

interface PaletteGroupProps {
  title: string;
  forms: readonly StudioForm[];
  pictures: PictureSource;
  onAdd: (form: StudioForm) => void;
}

/** Blocks of one group; parts of blocks have no picture. */
export function PaletteGroup({ title, forms, pictures, onAdd }: PaletteGroupProps) {
  if (forms.length === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ mb: 2 }}>
      <Typography component="h3" variant="overline" color="textSecondary">
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))' }}>
        {forms.map((form) => (
          <Card
            key={form.contentType}
            variant="outlined"
            sx={{ position: 'relative', display: 'flex', flexDirection: 'column' }}
          >
            {form.block && <BlockPicture block={form.block.name} source={pictures} />}
            <CardActionArea
              onClick={() => onAdd(form)}
              // The picture is outside of the button, but clicks on it count.
              sx={{
                p: 1.5,
                flex: 1,
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'flex-start',
                justifyContent: 'flex-start',
                position: 'static',
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
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
