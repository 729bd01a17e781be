import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { PreviewFacts } from '../../../../schemas/generated/types';
import { type TextKey, text } from '../../text/text';
import { withVariant } from './variant-picker';

const regular: PreviewFacts = {
  authorized: true,
  deposits: 'more',
  lastVisit: 'week',
  favourite: 'casino',
  level: 0,
};

/** Visitors with different content. */
const visitors: readonly { name: TextKey; facts: PreviewFacts | undefined }[] = [
  { name: 'view.visitor.anybody', facts: undefined },
  { name: 'view.visitor.new', facts: { authorized: true, deposits: 'none', lastVisit: 'never', level: 0 } },
  { name: 'view.visitor.one', facts: { authorized: true, deposits: 'one', lastVisit: 'week', level: 0 } },
  { name: 'view.visitor.regular', facts: regular },
  { name: 'view.visitor.back', facts: { ...regular, lastVisit: 'longer' } },
  { name: 'view.visitor.live', facts: { ...regular, favourite: 'live-casino' } },
  { name: 'view.visitor.sports', facts: { ...regular, favourite: 'sportsbook' } },
  { name: 'view.visitor.level', facts: { ...regular, level: 2 } },
  { name: 'view.visitor.listed', facts: { ...regular, listed: true } },
  {
    name: 'view.visitor.excluded',
    facts: {
      ...regular,
      marketing: false,
      closed: ['casino', 'liveCasino', 'sportsbook', 'virtualSports', 'bonuses', 'deposit'],
    },
  },
];

function indexOf(facts: PreviewFacts | undefined): number {
  // The variant has a picker of its own.
  const key = JSON.stringify(withVariant(facts, undefined));
  return visitors.findIndex((visitor) => JSON.stringify(visitor.facts) === key);
}

/** Label of the simulated visitor. */
export function visitorName(facts: PreviewFacts | undefined): string {
  const visitor = visitors[indexOf(facts)];
  return text(visitor ? visitor.name : 'view.visitor.other');
}

interface VisitorPickerProps {
  facts: PreviewFacts | undefined;
  onChange: (facts: PreviewFacts | undefined) => void;
}

/** Picker of the simulated visitor. */
export function VisitorPicker({ facts, onChange }: VisitorPickerProps) {
  const index = indexOf(facts);
  return (
    <TextField
      select
      label={text('view.visitor')}
      value={index < 0 ? '' : index}
      onChange={({ target }) => onChange(withVariant(visitors[Number(target.value)]?.facts, facts?.variant))}
      sx={{ width: 230 }}
    >
      {visitors.map(({ name }, at) => (
        <MenuItem key={name} value={at}>
          {text(name)}
        </MenuItem>
      ))}
    </TextField>
  );
}
