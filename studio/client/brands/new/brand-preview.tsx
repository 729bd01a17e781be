import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { NewBrandCheckReply } from '../../../../schemas/generated/types';
import { text } from '../../text/text';

type Brand = NonNullable<NewBrandCheckReply['brand']>;

/** Logo, first picture and colours of the new brand. */
export function BrandPreview({ brand }: { brand: Brand | undefined }) {
  if (!brand) return <Typography color="textSecondary">{text('newBrand.previewLater')}</Typography>;
  const { name, logo, picture, colours, adjusted } = brand;
  const colour = (token: string) => colours.find((each) => each.name === token)?.value;
  return (
    <Stack spacing={2}>
      <Paper variant="outlined" sx={{ overflow: 'hidden', bgcolor: colour('background') }}>
        <Box sx={{ bgcolor: colour('header'), p: 2 }}>
          <Box
            component="img"
            src={svgAddress(logo)}
            alt={text('newBrand.logo', { brand: name })}
            sx={{ display: 'block', blockSize: 48, maxInlineSize: '100%' }}
          />
        </Box>
        <Box component="img" src={svgAddress(picture)} alt="" sx={{ display: 'block', inlineSize: '100%' }} />
        <Stack direction="row" spacing={1} sx={{ p: 2, flexWrap: 'wrap', rowGap: 1 }}>
          {(
            [
              ['primary', 'onPrimary', 'newBrand.sample.button'],
              ['accent', 'onAccent', 'newBrand.sample.accent'],
              ['surface', 'text', 'newBrand.sample.text'],
              ['surface', 'link', 'newBrand.sample.link'],
            ] as const
          ).map(([ground, on, sample]) => (
            <Box
              key={sample}
              component="span"
              sx={{
                bgcolor: colour(ground),
                color: colour(on),
                borderRadius: 1,
                px: 2,
                py: 1,
                fontWeight: 600,
              }}
            >
              {text(sample)}
            </Box>
          ))}
        </Stack>
      </Paper>
      <Box
        component="ul"
        aria-label={text('newBrand.palette')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
      >
        {colours.map(({ name: token, value }) => (
          <Box
            key={token}
            component="li"
            title={`${token} ${value}`}
            data-colour={value}
            sx={{
              ...{ inlineSize: 28, blockSize: 28, bgcolor: value },
              ...{ border: 1, borderColor: 'divider', borderRadius: 0.5 },
            }}
          />
        ))}
      </Box>
      {adjusted.map(({ name: token, given, used }) => (
        <Typography key={token} variant="body2">
          {text(token === 'primary' ? 'newBrand.adjusted.primary' : 'newBrand.adjusted.accent', {
            given,
            used,
          })}
        </Typography>
      ))}
    </Stack>
  );
}

function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
