import { ServerPage } from '../../../server-page';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <ServerPage />;
}
