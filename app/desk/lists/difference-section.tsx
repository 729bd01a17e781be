import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PlatformPaymentDifference } from '../../../schemas/generated/types';
import { ActionForm, Field, Section, Submit } from '../desk-parts';
import { type DeskProps, type Typed, typedValue } from '../desk-props';
import { wordOf } from '../desk-words';

interface DifferenceSectionProps extends DeskProps {
  differences: readonly PlatformPaymentDifference[];
  typed: Typed | undefined;
}

/** Payments on which platform and provider disagree, each with a decision form. */
export function DifferenceSection({ differences, typed, ...props }: DifferenceSectionProps) {
  const { t, time, may } = props;
  const open = differences.filter(({ resolvedAt }) => resolvedAt === null);
  return (
    <Section id="differences" title={t('desk.queues.payments')}>
      {open.length === 0 && <Typography color="textSecondary">{t('desk.empty')}</Typography>}
      {open.map((difference) => {
        const { differenceId, kind, playerId, paymentId, transactionId, provider, foundAt } = difference;
        return (
          <Box key={differenceId} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Typography>
              <strong>{wordOf(t, 'difference', kind)}</strong>
              {' · '}
              {[
                t('desk.payments.here', { value: valueOf(props, difference.expected) }),
                t('desk.payments.provider', { value: valueOf(props, difference.reported) }),
              ].join(' · ')}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {playerId !== null && (
                <>
                  {t('desk.facts.player')} <Link href={`/desk/players/${playerId}`}>{playerId}</Link>
                  {' · '}
                </>
              )}
              {[provider, transactionId ?? paymentId, time(foundAt)].join(' · ')}
            </Typography>
            {may('adjustments') && <DifferenceForm {...props} difference={difference} typed={typed} />}
          </Box>
        );
      })}
    </Section>
  );
}

function DifferenceForm({
  difference: { differenceId, isUnderReview, expected },
  typed,
  ...props
}: DeskProps & { difference: PlatformPaymentDifference; typed: Typed | undefined }) {
  const { t, path } = props;
  const agreed = amountOf(props, expected);
  const subject = String(differenceId);
  return (
    <>
      {isUnderReview && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('desk.payments.hint')}
        </Typography>
      )}
      <ActionForm path={path} form="difference" subject={subject}>
        <Field
          id={`difference-${subject}`}
          name="reason"
          label={t('desk.field.reason')}
          value={typedValue(typed, 'difference', 'reason', subject)}
          longest={500}
          required
        />
        {isUnderReview ? (
          <>
            <Submit decision="settled">
              {agreed === undefined
                ? t('desk.payments.settle')
                : t('desk.payments.settleAmount', { amount: agreed })}
            </Submit>
            <Submit decision="failed" danger>
              {t('desk.payments.fail')}
            </Submit>
          </>
        ) : (
          <Submit decision="dismissed">{t('desk.payments.dismiss')}</Submit>
        )}
      </ActionForm>
    </>
  );
}

/** One side of a difference as text: an amount, a state, or nothing. */
function valueOf(props: DeskProps, text: string): string {
  return amountOf(props, text) ?? (text === '' ? props.t('desk.payments.nothing') : text);
}

/** The amount of a side, with the text after it; undefined if there is none. */
function amountOf({ money }: DeskProps, text: string): string | undefined {
  const [, amount, currency, rest = ''] = /^(\d+) ([A-Z]{3})( .*)?$/.exec(text) ?? [];
  return amount !== undefined && currency !== undefined
    ? money.write(Number(amount), currency) + rest
    : undefined;
}
