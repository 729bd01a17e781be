import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { PreviewFacts } from '../../../../schemas/generated/types';
import { type TextKey, text } from '../../text/text';

/** Visitors that content is different for. */
const visitors: readonly { name: TextKey; facts: PreviewFacts | undefined }[] = [
  { name: 'view.visitor.anybody', facts: undefined },
  { name: 'view.visitor.new', facts: { authorized: true, deposits: 'none' } },
  { name: 'view.visitor.one', facts: { authorized: true, deposits: 'one' } },
  { name: 'view.visitor.regular', facts: { authorized: true, deposits: 'more' } },
  { name: 'view.visitor.listed', facts: { authorized: true, deposits: 'more', listed: true } },
  {
    name: 'view.visitor.excluded',
    facts: {
      authorized: true,
      deposits: 'more',
      marketing: false,
      closed: ['casino', 'liveCasino', 'sportsbook', 'virtualSports', 'bonuses', 'deposit'],
    },
  },
];

function indexOf(facts: PreviewFacts | undefined): number {
  const key = JSON.stringify(facts);
  return visitors.findIndex((visitor) => JSON.stringify(visitor.facts) === key);
}

/** The name of the visitor whose view is shown. */
export function visitorName(facts: PreviewFacts | undefined): string {
  const visitor = visitors[indexOf(facts)];
  return text(visitor ? visitor.name : 'view.visitor.other');
}

interface VisitorPickerProps {
  facts: PreviewFacts | undefined;
  onChange: (facts: PreviewFacts | undefined) => void;
}

/** As whom the page is looked at. */
export function VisitorPicker({ facts, onChange }: VisitorPickerProps) {
  const index = indexOf(facts);
  return (
    <TextField
      select
      label={text('view.visitor')}
      value={index < 0 ? '' : index}
      onChange={({ target }) => onChange(visitors[Number(target.value)]?.facts)}
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
