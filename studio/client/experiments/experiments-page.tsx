import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useContentLocales } from '../api/content-locales';
import { useSites } from '../api/sites';
import { defaultLocaleOf } from '../forms/form-context';
import { AddIcon } from '../shell/icons';
import { Loading } from '../shell/loading';
import { Problem } from '../shell/problem';
import { text } from '../text/text';
import { createExperiment, readExperiments, readResults, valuesOf } from './calls';
import { ExperimentCard } from './experiment-card';

/** All experiments, with their results at a brand. */
export function ExperimentsPage() {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const sites = useSites();
  const locales = useContentLocales();
  const brands = sites.data?.brands ?? [];
  const brand = brands.find(({ id }) => id === parameters.get('brand')) ?? brands[0];
  const entries = useQuery({ queryKey: ['experiments'], queryFn: ({ signal }) => readExperiments(signal) });
  const results = useQuery({
    queryKey: ['experiment-results', brand?.id],
    queryFn: ({ signal }) => readResults(brand?.id ?? '', signal),
    enabled: brand !== undefined,
  });
  const create = useMutation({
    mutationFn: () => createExperiment(locales ? defaultLocaleOf(locales) : 'en', Date.now()),
    onSuccess: (id) => void navigate(`/pages/${id}`),
  });
  const error = sites.error ?? entries.error ?? results.error ?? create.error;
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2, flexWrap: 'wrap' }}>
        <Typography component="h1" variant="h1" sx={{ flexGrow: 1 }}>
          {text('experiments.title')}
        </Typography>
        {brand && (
          <TextField
            select
            label={text('view.brand')}
            value={brand.id}
            onChange={({ target }) => setParameters({ brand: target.value }, { replace: true })}
            sx={{ width: 180 }}
          >
            {brands.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          disabled={!locales || create.isPending}
          onClick={() => create.mutate()}
        >
          {text('experiments.new')}
        </Button>
      </Box>
      <Alert severity="info" sx={{ mb: 2 }}>
        {text('experiments.looking')}
      </Alert>
      {error && (
        <Problem
          error={error}
          onRetry={() => {
            void sites.refetch();
            void entries.refetch();
            void results.refetch();
          }}
        />
      )}
      {!entries.data && !error && <Loading />}
      <Stack spacing={2}>
        {entries.data?.map((entry) => {
          const { key } = valuesOf(entry);
          const result = results.data?.experiments.find((each) => each.key === key);
          return <ExperimentCard key={entry.sys.id} entry={entry} result={result} />;
        })}
      </Stack>
      {entries.data?.length === 0 && <Typography>{text('experiments.none')}</Typography>}
    </>
  );
}
