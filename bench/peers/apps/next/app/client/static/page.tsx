import { ClientPage } from '../../../client-page';

export const dynamic = 'force-static';

export default function Page() {
  return <ClientPage />;
}
