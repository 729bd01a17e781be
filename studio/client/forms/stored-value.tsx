import { Typography } from '@mui/material';
import type { StudioControl } from '../../../schemas/studio-form';
import { isRecord } from '../../../schemas/is-record';
import { linkedId } from '../../model/link';
import { text } from '../text/text';
import { AssetSummary } from './controls/asset/asset-summary';
import { EntrySummary } from './controls/entry-summary';
import { useMarketTime } from './market-time';
import { wallTimeOf } from './wall-time';

/** A read-only value. */
export function StoredValue({ value, control }: { value: unknown; control?: StudioControl }) {
  const { timeZone } = useMarketTime();
  const assetId = linkedId(value, 'Asset');
  if (assetId !== undefined) return <AssetSummary assetId={assetId} />;
  const entryId = linkedId(value, 'Entry');
  if (entryId !== undefined) return <EntrySummary entryId={entryId} />;
  if (Array.isArray(value) && value.some((item) => linkedId(item) !== undefined))
    return value.map((item: unknown, index) => <StoredValue key={linkedId(item) ?? index} value={item} />);
  const time = control?.kind === 'date-time' && wallTimeOf(String(value), timeZone);
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {time ? `${time.local.replace('T', ' ')} ${time.offset}` : wordsOf(value, control)}
    </Typography>
  );
}

/** A value as text: labels of choices, the text of a rich text, else as stored. */
export function wordsOf(value: unknown, control?: StudioControl): string {
  if (value === undefined || value === null || value === '') return text('form.empty');
  if (typeof value === 'boolean') return text(value ? 'form.yes' : 'form.no');
  if (Array.isArray(value))
    return value.map((item) => wordsOf(item, control?.kind === 'list' ? control.item : undefined)).join(', ');
  if (isRecord(value)) return 'nodeType' in value ? richTextWords(value) : JSON.stringify(value, null, 1);
  const choice = control?.kind === 'choice' && control.choices.find((one) => one.value === value);
  return choice ? choice.label : String(value);
}

function richTextWords(node: Record<string, unknown>): string {
  if (typeof node['value'] === 'string') return node['value'];
  const content: unknown[] = Array.isArray(node['content']) ? node['content'] : [];
  const parts = content.filter(isRecord).map(richTextWords);
  return parts.join(content.some((part) => isRecord(part) && 'value' in part) ? '' : '\n');
}
