import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/call';
import { Loading } from '../../shell/loading';
import { Problem } from '../../shell/problem';
import { text } from '../../text/text';
import { readChoices } from './calls';
import { NewBrandForm } from './new-brand-form';
import { NewBrandHeading } from './new-brand-heading';

/** The page for a new brand, for administrators. */
export function NewBrandPage() {
  const choices = useQuery({ queryKey: ['new-brand-choices'], queryFn: readChoices });
  if (choices.data) return <NewBrandForm choices={choices.data} />;
  const isRefused = choices.error instanceof ApiError && choices.error.status === 403;
  return (
    <>
      <NewBrandHeading />
      {isRefused && <Alert severity="info">{text('newBrand.onlyAdministrators')}</Alert>}
      {choices.error && !isRefused && (
        <Problem error={choices.error} onRetry={() => void choices.refetch()} />
      )}
      {choices.isPending && <Loading />}
    </>
  );
}
