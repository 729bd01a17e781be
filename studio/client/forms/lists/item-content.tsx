import { FormHelperText, Typography } from '@mui/material';
import { linkedId } from '../../../model/link';
import { text } from '../../text/text';
import { useFaults } from '../faults';
import { problemsOf } from '../field/field-problems';
import { FieldWarnings } from '../field/field-warnings';
import { useForm } from '../form-context';
import { itemField, useFormParts } from '../form-parts';
import { StoredValue } from '../stored-value';
import { AssetSummary } from '../controls/asset/asset-summary';
import { type ControlProps, hasParts } from '../controls/control-props';
import { EntrySummary } from '../controls/entry-summary';
import { OwnedEntry } from '../controls/owned-entry';

interface Props extends ControlProps<'list'> {
  readonly item: unknown;
  readonly index: number;
  readonly isNew: boolean;
  readonly onItem: ControlProps['onChange'];
}

/** A list item: its linked entry, or the control for its value. */
export function ItemContent(props: Props) {
  const { control, field, item, index, isNew, onItem, id, entryId, locale } = props;
  const { Control } = useFormParts();
  const { readOnly } = useForm();
  const faults = useFaults();
  const kind = control.item;
  const linked = linkedId(item);
  if (linked !== undefined) {
    if (kind.kind === 'picture' || kind.kind === 'file') return <AssetSummary assetId={linked} compact />;
    const isChosen = kind.kind === 'reference' && kind.catalogue;
    return isChosen ? <EntrySummary entryId={linked} /> : <OwnedEntry entryId={linked} isNew={isNew} />;
  }
  if (readOnly && !hasParts(kind)) return <StoredValue value={item} control={kind} />;
  const itemId = `${id}-${index}`;
  const asField = itemField(field, kind);
  const own = faults.filter(({ pointer }) => pointer === '' || !hasParts(kind));
  const problems = [
    ...problemsOf(asField, item),
    ...own.filter(({ isWarning }) => !isWarning).map(({ reason }) => reason),
  ];
  const warnings = own.filter(({ isWarning }) => isWarning).map(({ reason }) => reason);
  return (
    <>
      <Typography id={`${itemId}-label`} component="label" htmlFor={itemId} variant="caption" sx={hidden}>
        {text('form.list.item', { field: field.label, position: index + 1 })}
      </Typography>
      <Control
        field={asField}
        control={kind}
        value={item}
        onChange={onItem}
        id={itemId}
        labelledBy={`${itemId}-label`}
        describedBy={`${itemId}-problems`}
        invalid={problems.length > 0}
        entryId={entryId}
        locale={locale}
      />
      <div id={`${itemId}-problems`} aria-live="polite">
        {problems.map((problem) => (
          <FormHelperText key={problem} error>
            {problem}
          </FormHelperText>
        ))}
        <FieldWarnings warnings={warnings} />
      </div>
    </>
  );
}

/** Visually hidden: on screen the position is visible. */
const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
