import { ServerPage } from '../../../server-page';

export const dynamic = 'force-static';

export default function Page() {
  return <ServerPage />;
}
