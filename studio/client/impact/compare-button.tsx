import Button from '@mui/material/Button';
import { useSites } from '../api/sites';
import { text } from '../text/text';

interface CompareButtonProps {
  brand: string;
  /** Address including the locale. */
  address: string;
  onCompare: () => void;
}

/** Opens an address as currently published beside its state after the publication. */
export function CompareButton({ brand, address, onCompare }: CompareButtonProps) {
  const { data } = useSites();
  const name = data?.brands.find(({ id }) => id === brand)?.name ?? brand;
  return (
    <Button size="small" onClick={onCompare} aria-label={text('impact.compareOf', { address, brand: name })}>
      {text('impact.compare')}
    </Button>
  );
}
