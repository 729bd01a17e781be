import type { BlockProps } from '../../schemas/generated/blocks';
import { Section } from '../../ui/layout/section';
import { TournamentView } from '../../ui/promotion/tournament-view';

/** A tournament as a block of a page (BLOCK-26, 27). */
export function TournamentBox({ content, live }: BlockProps<'tournament-box'>) {
  const { tournament, ...rest } = content;
  return (
    <Section>
      <TournamentView content={tournament} live={live} {...rest} />
    </Section>
  );
}
