import { lazy, Suspense } from 'react';
import { Skeleton } from '@mui/material';
import { isLinkTarget } from '../field/field-problems';
import { isLobbyGrid } from '../lobby-grid/grid-cells';
import { AssetControl } from './asset/asset-control';
import { BlocksSummary } from './blocks-summary';
import { CampaignControl, isCampaign } from './campaign-control';
import { ChoiceControl } from './choice-control';
import { isCodeList, CodeListControl } from './code-list-control';
import type { ControlProps } from './control-props';
import { DateTimeControl } from './date-time-control';
import { FieldsControl } from './fields-control';
import { LinkTargetControl } from './link-target-control';
import { ListControl } from '../lists/list-control';
import { NumberControl } from './number-control';
import { OwnedEntryControl } from './owned-entry-control';
import { ReferenceControl } from './reference-control';
import { SwitchControl } from './switch-control';
import { SeveralChoicesControl } from './several-choices-control';
import { TextControl } from './text-control';
import { isVariantField, VariantControl } from './variant-control';

// Loaded on demand: rich text and grid editors are large and rarely used.
const RichTextControl = lazy(async () => ({
  default: (await import('../rich-text/rich-text-control')).RichTextControl,
}));
const LobbyGridControl = lazy(async () => ({
  default: (await import('../lobby-grid/lobby-grid-control')).LobbyGridControl,
}));

/** The control for a field's kind. */
export function Control(props: ControlProps) {
  const { control, field } = props;
  switch (control.kind) {
    case 'text':
    case 'long-text':
      return isLinkTarget(field) ? (
        <LinkTargetControl {...props} control={control} />
      ) : (
        <TextControl {...props} control={control} />
      );
    case 'choice':
      return <ChoiceControl {...props} control={control} />;
    case 'number':
      if (isCampaign(field)) return <CampaignControl {...props} control={control} />;
      return <NumberControl {...props} control={control} />;
    case 'switch':
      return <SwitchControl {...props} control={control} />;
    case 'date-time':
      return <DateTimeControl {...props} control={control} />;
    case 'rich-text':
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
          <RichTextControl {...props} control={control} />
        </Suspense>
      );
    case 'picture':
    case 'file':
      return <AssetControl {...props} control={control} />;
    case 'reference':
      return control.catalogue ? (
        <ReferenceControl {...props} control={control} />
      ) : (
        <OwnedEntryControl {...props} control={control} />
      );
    case 'link':
      return <OwnedEntryControl {...props} control={control} />;
    case 'blocks':
      return <BlocksSummary {...props} control={control} />;
    case 'list':
      if (control.item.kind === 'choice') return <SeveralChoicesControl {...props} control={control} />;
      if (isCodeList(field)) return <CodeListControl {...props} control={control} />;
      return <ListControl {...props} control={control} />;
    case 'fields':
      if (isVariantField(field)) return <VariantControl {...props} control={control} />;
      return isLobbyGrid(field) ? (
        <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
          <LobbyGridControl {...props} control={control} />
        </Suspense>
      ) : (
        <FieldsControl {...props} control={control} />
      );
  }
}
