import { Box, FormHelperText, Typography } from '@mui/material';
import { useState } from 'react';
import { text } from '../../text/text';
import { isCodeList } from '../controls/code-list-control';
import { Control } from '../controls/control';
import { hasParts, isLabelable } from '../controls/control-props';
import { type Fault, useFaults } from '../faults';
import { FieldWarnings } from './field-warnings';
import { isEmpty, problemsOf } from './field-problems';
import { useForm } from '../form-context';
import type { FrameProps } from '../form-parts';
import { StoredValue } from '../stored-value';

/** A field with its label, help and problems. */
export function FieldFrame({ note, children, onChange, ...props }: FrameProps) {
  const { field, value, id, placeholder } = props;
  const [touched, setTouched] = useState(false);
  const { readOnly } = useForm();
  const all = useFaults().filter(({ pointer }) => pointer === '' || !hasParts(field.control));
  const faults = all.filter(({ isWarning }) => !isWarning);
  const warnings = reasonsOf(all.filter(({ isWarning }) => isWarning));
  const isMissing = field.required && isEmpty(value) && placeholder === undefined;
  const own = [
    ...(isMissing && (touched || faults.length > 0) ? [text('form.problem.required')] : []),
    ...problemsOf(field, value),
  ];
  // The form's own error texts replace those of the schema.
  const problems = own.length > 0 ? own : reasonsOf(faults);
  const labelId = `${id}-label`;
  const helpId = `${id}-help`;
  const problemId = `${id}-problems`;
  const isOneElement = !field.readOnly && (isCodeList(field) || (isLabelable(field.control) && !readOnly));
  return (
    <Box
      {...(isOneElement
        ? {}
        : { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': `${helpId} ${problemId}` })}
      data-field={field.name}
      onBlur={() => setTouched(true)}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', mb: 0.5 }}>
        <Typography
          id={labelId}
          {...(isOneElement ? { component: 'label' as const, htmlFor: id } : { component: 'span' as const })}
          variant="subtitle2"
        >
          {field.label}
          {field.required && ` ${text('form.required')}`}
        </Typography>
        {note !== undefined && (
          <Typography variant="caption" color="textSecondary">
            {note}
          </Typography>
        )}
      </Box>
      {children}
      {field.readOnly || (readOnly && !hasParts(field.control)) ? (
        <StoredValue value={value} control={field.control} />
      ) : (
        <Control
          {...props}
          control={field.control}
          onChange={(next, options) => {
            if (options?.now) setTouched(true);
            onChange(next, options);
          }}
          labelledBy={labelId}
          describedBy={`${helpId} ${problemId}`}
          invalid={problems.length > 0}
        />
      )}
      {placeholder !== undefined && !['text', 'long-text'].includes(field.control.kind) && (
        <FormHelperText>{shortened(placeholder)}</FormHelperText>
      )}
      <FormHelperText id={helpId}>{field.help}</FormHelperText>
      <Box id={problemId} aria-live="polite">
        {problems.map((problem) => (
          <FormHelperText key={problem} error>
            {problem}
          </FormHelperText>
        ))}
        <FieldWarnings warnings={warnings} />
      </Box>
    </Box>
  );
}

/** Equal reasons of several sites are shown once. */
function reasonsOf(faults: readonly Fault[]): string[] {
  return [...new Set(faults.map(({ reason }) => reason))];
}

/** A long fallback text is shortened. */
function shortened(words: string): string {
  return words.length > 200 ? `${words.slice(0, 200)}…` : words;
}
