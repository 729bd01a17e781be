import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../../shell/loading';
import { Problem } from '../../shell/problem';
import { text } from '../../text/text';
import { useBrand } from '../brand-layout';
import { readTexts } from '../calls';
import { changeAt } from '../draft';
import { DraftBar } from '../draft-bar';
import { useBrandDraft } from '../use-brand-draft';
import { type Filter, brandTexts, filters, isListed, placeOf } from './own-texts';
import { TextRow } from './text-row';

/** Number of rows; rendering all of them would make typing slow. */
const atOnce = 50;

/** The interface texts of a brand by language: shared texts, overrides and gaps. */
export function TextsPage() {
  const brand = useBrand();
  const editing = useBrandDraft(brand.id);
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('language') ?? undefined;
  const texts = useQuery({
    queryKey: ['brand-texts', brand.id, wanted],
    queryFn: () => readTexts(brand.id, wanted),
    placeholderData: (before) => before,
  });
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [most, setMost] = useState(atOnce);
  const search = useDeferredValue(typed.trim().toLowerCase());
  const { data } = texts;
  const language = data?.languages.find(({ code }) => code === data.language);
  const listed =
    data && editing.brand
      ? brandTexts(data, editing.brand, editing.draft).filter((one) =>
          isListed(one, filter, search, data.language === 'en'),
        )
      : [];
  return (
    <Stack spacing={2}>
      <DraftBar title={text('brands.texts', { brand: brand.name })} editing={editing} />
      <Typography color="textSecondary">{text('brands.textsHint')}</Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <TextField
          select
          label={text('brands.language')}
          value={data?.language ?? ''}
          onChange={({ target }) => setAddress({ language: target.value }, { replace: true })}
          sx={{ width: 220 }}
        >
          {(data?.languages ?? []).map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={text('brands.show')}
          value={filter}
          onChange={({ target }) => {
            setFilter(filters.find((one) => one === target.value) ?? 'all');
            setMost(atOnce);
          }}
          sx={{ width: 280 }}
        >
          {filters.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`brands.filter.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="search"
          label={text('brands.searchTexts')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setMost(atOnce);
          }}
          sx={{ flexGrow: 1, minWidth: 220 }}
        />
      </Box>
      {texts.error && <Problem error={texts.error} onRetry={() => void texts.refetch()} />}
      {!data && !texts.error && <Loading />}
      {data && language && editing.brand && (
        <>
          <Typography role="status" color="textSecondary">
            {text('brands.texts.count', { count: listed.length })}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {listed.slice(0, most).map((one) => {
              const place = placeOf(language, one.key);
              return (
                <TextRow
                  key={one.key}
                  text={one}
                  tag={language.tag}
                  isChanged={changeAt(editing.draft, place) !== undefined}
                  disabled={!editing.brand?.mayChange}
                  fault={editing.faultAt(place)}
                  onChange={(words) => editing.set(place, words === '' ? undefined : words)}
                />
              );
            })}
          </Box>
          {listed.length > most && (
            <Button onClick={() => setMost(most + atOnce)} sx={{ alignSelf: 'center' }}>
              {text('brands.moreTexts', { count: Math.min(atOnce, listed.length - most) })}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}
