import { useState } from 'react';
import type { ManagedAsset } from '../../../../schemas/generated/types';
import { readAsset, saveAsset } from '../../api/assets';
import { ApiError } from '../../api/call';
import { clashes, type TextEdit, type TextField, textOf, withEdit, withTexts } from './text-edits';
import { useReceiveAsset } from './use-asset';

type Clash = ReturnType<typeof clashes>[number];

/** Edited title and alternative texts of an asset. */
export function useTextEdits(stored: ManagedAsset) {
  // The base of the edits: the list may be refetched during input.
  const [seen, setSeen] = useState(stored);
  const [edits, setEdits] = useState<readonly TextEdit[]>([]);
  const [clashing, setClashing] = useState<readonly Clash[]>([]);
  const [saving, setSaving] = useState<{ readonly isBusy: boolean; readonly error?: unknown }>({
    isBusy: false,
  });
  const receive = useReceiveAsset();
  const base = edits.length === 0 ? stored : seen;

  async function save(): Promise<boolean> {
    setSaving({ isBusy: true });
    try {
      const saved = await saveOver(base);
      if (saved) {
        setEdits([]);
        setSeen(saved);
        receive(saved);
      }
      setSaving({ isBusy: false });
      return saved !== undefined;
    } catch (error) {
      setSaving({ isBusy: false, error });
      return false;
    }
  }

  /** @returns undefined when the same texts were changed concurrently: they are shown, and saving again overwrites them */
  async function saveOver(asset: ManagedAsset): Promise<ManagedAsset | undefined> {
    try {
      return await saveAsset(asset, withTexts(asset.fields, edits));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      const newest = await readAsset(asset.sys.id);
      const found = clashes(edits, asset.fields, newest.fields);
      setSeen(newest);
      setClashing(found);
      return found.length > 0 ? undefined : saveAsset(newest, withTexts(newest.fields, edits));
    }
  }

  return {
    isDirty: edits.length > 0,
    saving,
    clashing,
    save,
    valueOf(field: TextField, locale: string): string {
      const edit = edits.find((other) => other.field === field && other.locale === locale);
      return edit?.value ?? textOf(base.fields, field, locale);
    },
    edit(edit: TextEdit): void {
      if (edits.length === 0) setSeen(stored);
      setEdits(withEdit(edits, edit, base.fields));
      setSaving({ isBusy: false });
    },
    takeTheirs({ field, locale }: Clash): void {
      setEdits(edits.filter((edit) => edit.field !== field || edit.locale !== locale));
      setClashing(clashing.filter((clash) => clash.field !== field || clash.locale !== locale));
    },
    discard(): void {
      setEdits([]);
      setClashing([]);
      setSaving({ isBusy: false });
    },
  };
}

export type TextEdits = ReturnType<typeof useTextEdits>;
