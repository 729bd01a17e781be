import { Box } from '@mui/material';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { FocalPoint } from '../../../schemas/generated/types';
import { text } from '../text/text';
import { focusPosition } from '../../../schemas/focal-point';
import { middle, movedByKey, pointAt } from './focal-point';

interface Props {
  readonly source: string;
  /** Name of the picture. */
  readonly name: string;
  readonly value: FocalPoint | undefined;
  /** Called during movements. */
  readonly onChange: (point: FocalPoint) => void;
}

/** A picture with a point, moved by pointer and arrow keys. */
export function PointPicker({ source, name, value, onChange }: Props) {
  const isHeld = useRef(false);
  const point = value ?? middle;

  function take(event: PointerEvent<HTMLElement>) {
    onChange(pointAt(event.currentTarget.getBoundingClientRect(), event));
  }
  function begin(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isHeld.current = true;
    take(event);
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = movedByKey(point, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  }

  return (
    <Box
      // A slider announces its value; it moves in two directions, so the text contains both.
      role="slider"
      tabIndex={0}
      dir="ltr"
      aria-label={text('focal.point', { name })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={point.x}
      aria-valuetext={value ? text('focal.at', { ...value }) : text('focal.automatic')}
      aria-roledescription={text('focal.role')}
      onPointerDown={begin}
      onPointerMove={(event) => isHeld.current && take(event)}
      onPointerUp={() => (isHeld.current = false)}
      onPointerCancel={() => (isHeld.current = false)}
      onKeyDown={onKeyDown}
      sx={{
        position: 'relative',
        width: 'fit-content',
        maxWidth: '100%',
        lineHeight: 0,
        cursor: 'crosshair',
        touchAction: 'none',
        userSelect: 'none',
        borderRadius: 1,
        '&:focus-visible': { outline: 3, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box
        component="img"
        src={source}
        alt=""
        draggable={false}
        sx={{ maxWidth: '100%', maxHeight: 280, borderRadius: 'inherit' }}
      />
      <Box
        aria-hidden
        data-focal-point={focusPosition(point)}
        sx={{
          position: 'absolute',
          left: `${point.x}%`,
          top: `${point.y}%`,
          width: 28,
          height: 28,
          transform: 'translate(-50%, -50%)',
          borderRadius: '50%',
          border: '3px solid #fff',
          outline: '2px solid #000',
          boxShadow: 'inset 0 0 0 2px #000',
          opacity: value ? 1 : 0.6,
          pointerEvents: 'none',
        }}
      />
    </Box>
  );
}
