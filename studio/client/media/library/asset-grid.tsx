import { Box } from '@mui/material';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ManagedAsset } from '../../../../schemas/generated/types';
import { text } from '../../text/text';
import { AssetCard } from './asset-card';
import { moveInGrid } from './move-in-grid';

interface Props {
  readonly assets: readonly ManagedAsset[];
  readonly defaultLocale: string | undefined;
  readonly chosenId: string | undefined;
  readonly onChoose: (asset: ManagedAsset) => void;
}

/** A grid of assets. One is in the tab order; arrow keys move to the others. */
export function AssetGrid({ assets, defaultLocale, chosenId, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const inTabOrder = Math.min(current, assets.length - 1);

  function move(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = buttons.findIndex((button) => button === document.activeElement);
    if (index < 0) return;
    const top = buttons[0]?.getBoundingClientRect().top;
    const columns = buttons.filter((button) => button.getBoundingClientRect().top === top).length;
    const next = moveInGrid(event.key, index, buttons.length, columns);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons[next]?.focus();
  }

  return (
    <Box
      component="ul"
      ref={list}
      aria-label={text('media.list')}
      onKeyDown={move}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
      }}
    >
      {assets.map((asset, index) => (
        <li key={asset.sys.id}>
          <AssetCard
            asset={asset}
            defaultLocale={defaultLocale}
            isChosen={asset.sys.id === chosenId}
            tabIndex={index === inTabOrder ? 0 : -1}
            onChoose={(chosen) => {
              setCurrent(index);
              onChoose(chosen);
            }}
          />
        </li>
      ))}
    </Box>
  );
}
