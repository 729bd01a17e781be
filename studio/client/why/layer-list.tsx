import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PreviewBlock, PreviewCondition } from '../../../schemas/generated/types';
import { useSites } from '../api/sites';
import { visitorName } from '../composer/bar/visitor-picker';
import type { View } from '../composer/view-state';
import { showTime } from '../publishing/model/show-time';
import { CheckIcon, WarningIcon } from '../shell/icons';
import { text } from '../text/text';
import { conditionText } from './condition-text';
import { LanguageLine } from './language-line';
import { type LayerName, conditionsByLayer } from './layers';
import { Layer } from './layer';
import { SettingOrigin } from './setting-origin';

interface LayerListProps {
  block: PreviewBlock;
  view: View;
}

/** Not evaluated by the site if an earlier layer hides the block. */
const askedLast: ReadonlySet<LayerName> = new Set(['brand', 'links']);

/** The layers that decide about a block, with the view's value and the block's condition. */
export function LayerList({ block, view }: LayerListProps) {
  const all = block.conditions ?? [];
  const isDecided = all.some(({ met }) => !met);
  return (
    <>
      {conditionsByLayer(all).map(({ name, conditions }) => (
        <Layer key={name} title={text(`why.layer.${name}`)} now={valueIn(view, name)}>
          {conditions.length === 0 && (
            <Typography variant="body2">
              {text(isDecided && askedLast.has(name) ? 'why.notAsked' : `why.any.${name}`)}
            </Typography>
          )}
          {conditions.map((condition) => (
            <Condition key={JSON.stringify(condition)} condition={condition} view={view} />
          ))}
        </Layer>
      ))}
      <Layer title={text('why.layer.language')} now={view.locale.label}>
        <LanguageLine entryId={block.entryId} view={view} />
      </Layer>
    </>
  );
}

function Condition({ condition, view }: { condition: PreviewCondition; view: View }) {
  const { data } = useSites();
  // The brand with all its markets; the view only contains those of the page.
  const brand = data?.brands.find(({ id }) => id === view.brand.id) ?? view.brand;
  const { met, setting } = condition;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      <Box component="span" aria-hidden sx={{ color: met ? 'success.main' : 'error.main', display: 'flex' }}>
        {met ? <CheckIcon fontSize="small" /> : <WarningIcon fontSize="small" />}
      </Box>
      <div>
        <Typography variant="body2" sx={{ fontWeight: met ? undefined : 650, overflowWrap: 'anywhere' }}>
          {conditionText(condition, { brand, timeZone: view.market.timeZone })}
        </Typography>
        {setting !== undefined && <SettingOrigin setting={setting} view={view} />}
      </div>
    </Box>
  );
}

/** The value of a layer in the view. */
function valueIn({ brand, market, at, facts }: View, layer: LayerName): string | undefined {
  switch (layer) {
    case 'brand':
      return brand.name;
    case 'market':
      return market.name;
    case 'moment':
      return at === undefined ? text('why.now') : showTime(at, market.timeZone);
    case 'visitor':
      return visitorName(facts);
    default:
      return undefined;
  }
}
