import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageTexts } from '../../../site/texts/page-texts';
import { requirePlayer } from '../../../platform/player.server';
import { shownStatement } from '../../../player/cashier/statements/statements.server';
import { StatementPage } from '../../../player/cashier/statements/statement-page';
import { textSections, translator } from '../../../site/texts/messages.server';

export { ApplicationError as ErrorBoundary } from '../../application-error';

export { titleMeta as meta } from '../../../page/application/title-meta';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const player = await requirePlayer(request);
  const statement = await shownStatement(player, params['period']);
  const { site } = player;
  return {
    title: `${translator(site)('statements.of', { period: statement.name })} | ${site.brand.name}`,
    texts: textSections(site, ['statements']),
    statement,
  };
}

export default function Statement() {
  const { texts, statement } = useLoaderData<typeof loader>();
  return (
    <PageTexts texts={texts}>
      <StatementPage statement={statement} />
    </PageTexts>
  );
}
