import { ClientPage } from '../../../client-page';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <ClientPage />;
}
