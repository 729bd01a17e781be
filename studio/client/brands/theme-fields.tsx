import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { changeAt } from './draft';
import { themeGroups } from './theme-tokens';
import { TokenField } from './token-field';
import { type BrandDraft, valueIn } from './use-brand-draft';

const file = 'theme.json';
const colours = themeGroups.find(({ name }) => name === 'color')?.tokens ?? [];
const titleOf = (name: string) => colours.find(({ pointer }) => pointer === pointerOf(name))?.title ?? name;
const pointerOf = (name: string) => `/color/${name}`;

/** All values of a brand's theme, by group. */
export function ThemeFields({ editing }: { editing: BrandDraft }) {
  const { brand, draft, checked, set } = editing;
  return themeGroups.map(({ name, title, description, tokens }, index) => (
    <Accordion
      key={name}
      defaultExpanded={index < 2}
      variant="outlined"
      disableGutters
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary id={`theme-${name}`} aria-controls={`theme-${name}-fields`}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Stack spacing={2}>
          {tokens.length > 1 && (
            <Typography variant="body2" color="textSecondary">
              {description}
            </Typography>
          )}
          {tokens.map((token) => {
            const change = changeAt(draft, { file, pointer: token.pointer });
            return (
              <TokenField
                key={token.pointer}
                token={token}
                value={change ? change.value : valueIn(brand, { file, pointer: token.pointer })}
                isChanged={change !== undefined}
                disabled={!brand?.mayChange}
                fault={editing.faultAt({ file, pointer: token.pointer })}
                weak={(checked?.contrast ?? []).filter(({ on }) => pointerOf(on) === token.pointer)}
                titleOf={titleOf}
                onChange={(value) => set({ file, pointer: token.pointer }, value)}
                onRepair={(colour, value) => set({ file, pointer: pointerOf(colour) }, value)}
              />
            );
          })}
        </Stack>
      </AccordionDetails>
    </Accordion>
  ));
}
