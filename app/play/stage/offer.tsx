import type { MessageKey } from '../../../schemas/generated/message-keys';
import { Button } from '../../../ui/control/button';
import { ButtonLink } from '../../../ui/control/button-link';
import { inPlace } from '../../../ui/control/in-place';
import { useSite } from '../../../ui/site/site-context';
import { gamblingLimitsPath, tabPaths } from '../../player/account/account-navigation';
import type { DepositOffer } from '../deposit/use-deposit';
import type { LaunchPlan, PlayMode } from '../launch/launch-plan';
import { type Way, problemOf } from '../launch/launch-problem';
import styles from './game-stage.module.css';

interface OfferProps {
  plan: LaunchPlan;
  isLoading: boolean;
  lobbyHref: string;
  /** Undefined if deposits are not possible. */
  deposit: DepositOffer | undefined;
  onLaunch: (mode: PlayMode) => void;
}

/** The launch options, before the game is started. */
export function Offer({ plan, isLoading, lobbyHref, deposit, onLaunch }: OfferProps) {
  const { authorized, t } = useSite();
  switch (plan.kind) {
    case 'refused': {
      const mode = authorized ? 'real' : 'demo';
      const again = { mode, onAgain: () => onLaunch(mode) } as const;
      return <Ways {...problemOf(plan.reason)} lobbyHref={lobbyHref} deposit={deposit} again={again} />;
    }
    case 'sign-in':
      return <Ways text="play.signInText" ways={['signIn', 'otherGames']} lobbyHref={lobbyHref} />;
    case 'ask':
      return (
        <div className={styles.sheet} data-ask>
          <p>{t('play.ask')}</p>
          <div className={styles.ways}>
            <ButtonLink link={{ label: t('signIn.title'), target: '#login' }} size="large" />
            <StartForm mode="demo" emphasis="secondary" isLoading={isLoading} onLaunch={onLaunch} />
          </div>
        </div>
      );
    case 'start':
      return (
        <div className={styles.sheet}>
          <StartForm mode={plan.mode} emphasis="primary" isLoading={isLoading} onLaunch={onLaunch} />
        </div>
      );
  }
}

/** A form, so that games can be launched without JavaScript. */
function StartForm({
  mode,
  emphasis,
  isLoading,
  onLaunch,
}: Pick<OfferProps, 'isLoading' | 'onLaunch'> & { mode: PlayMode; emphasis: 'primary' | 'secondary' }) {
  const { t } = useSite();
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onLaunch(mode);
      }}
    >
      <input type="hidden" name="mode" value={mode} />
      <Button type="submit" size="large" emphasis={emphasis} aria-disabled={isLoading}>
        {t(isLoading ? 'play.loading' : mode === 'real' ? 'play.playForMoney' : 'play.playForFun')}
      </Button>
    </form>
  );
}

/** Explains why a game does not run, with the next steps. */
export function ProblemNotice({
  code,
  lobbyHref,
  deposit,
  mode,
  onAgain,
}: {
  code: string;
  lobbyHref: string;
  deposit: DepositOffer | undefined;
  mode: PlayMode;
  onAgain: () => void;
}) {
  const { t } = useSite();
  const { text, ways } = problemOf(code);
  return (
    <div role="alert" data-problem={code}>
      <h2 className={styles.failed}>{t('play.failed')}</h2>
      <Ways text={text} ways={ways} lobbyHref={lobbyHref} deposit={deposit} again={{ mode, onAgain }} />
    </div>
  );
}

const wayTexts: Record<Exclude<Way, 'again'>, MessageKey> = {
  signIn: 'signIn.title',
  verify: 'play.verify',
  seeLimits: 'play.seeLimits',
  deposit: 'play.banking',
  help: 'safety.break.help',
  otherGames: 'play.otherGames',
};

function Ways({
  text,
  ways,
  lobbyHref,
  deposit,
  again,
}: {
  text: MessageKey;
  ways: readonly Way[];
  lobbyHref: string;
  deposit?: DepositOffer | undefined;
  again?: { mode: PlayMode; onAgain: () => void };
}) {
  const { authorized, locale, t } = useSite();
  const targets: Record<Exclude<Way, 'again'>, string> = {
    signIn: '#login',
    verify: `/${locale}${tabPaths.account}`,
    seeLimits: `/${locale}${gamblingLimitsPath}`,
    deposit: `/${locale}${tabPaths.transactions}`,
    help: `/${locale}/responsible-gambling`,
    otherGames: lobbyHref,
  };
  const open = ways.filter((way) => way !== 'signIn' || !authorized);
  return (
    <div className={styles.sheet}>
      <p>{t(text)}</p>
      <div className={styles.ways}>
        {open.map((way, index) =>
          way === 'again' ? (
            <form
              key={way}
              method="post"
              onSubmit={(event) => {
                event.preventDefault();
                again?.onAgain();
              }}
            >
              <input type="hidden" name="mode" value={again?.mode} />
              <input type="hidden" name="new" value="1" />
              <Button type="submit" size="large">
                {t('wallet.retry')}
              </Button>
            </form>
          ) : way === 'deposit' && deposit ? (
            <ButtonLink
              key={way}
              size="large"
              link={{ label: t('account.pages.deposit'), target: deposit.href }}
              onClick={inPlace(deposit.open)}
            />
          ) : (
            <ButtonLink
              key={way}
              size="large"
              link={{
                label: t(wayTexts[way]),
                target: targets[way],
                emphasis: index === 0 ? 'primary' : 'secondary',
              }}
            />
          ),
        )}
      </div>
    </div>
  );
}
