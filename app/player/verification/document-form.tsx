import { useNavigate } from '@remix-run/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useSite } from '../../../ui/site/site-context';
import { tabPaths } from '../account/account-navigation';
import fieldStyles from '../forms/field.module.css';
import { useFormPath } from '../forms/form-path';
import { FormActions, FormProblem, FormStack, SubmitButton } from '../forms/form-parts';
import { type FileType, kindsOf, slugOf } from './document-flow';
import { FileButtons } from './file-buttons';
import { payloadKeys } from './payload-keys';
import { type PageFile, readPageFile } from './page-files';
import { PageList } from './page-list';
import { sendPages } from './send-pages';
import { guideTexts, kindTexts, uploadErrorTexts } from './verification-words';
import styles from './verification.module.css';

export interface DocumentFormProps {
  type: FileType;
  /** Payment methods the player has used, for a proof of payment (KYC-20). */
  methods: readonly string[];
  /** Error code of a form submitted by the browser. */
  refused: string | undefined;
}

/**
 * The upload of one document: kind, pages, submission. With JavaScript pages are collected, checked and sent one by
 * one; without it the browser submits the form with all files.
 */
export function DocumentForm({ type, methods, refused }: DocumentFormProps) {
  const { locale, t } = useSite();
  const navigate = useNavigate();
  const path = useFormPath();
  const [isScripted, setScripted] = useState(false);
  const [pages, setPages] = useState<readonly PageFile[]>([]);
  const [sent, setSent] = useState<number>();
  const [code, setCode] = useState(refused);
  useEffect(() => setScripted(true), []);
  const kinds = kindsOf(type).map((kind) => ({ value: kind as string, label: t(kindTexts[kind]) }));
  const choices = type === 'PROOF_OF_PAYMENT' ? methods.map((value) => ({ value, label: value })) : kinds;

  async function add(files: readonly File[]): Promise<void> {
    setCode(undefined);
    for (const file of files) {
      const page = await readPageFile(file);
      setPages((before) => [...before, page]);
    }
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (sent !== undefined) return;
    const subType = new FormData(event.currentTarget).get('subType');
    const files = pages.filter(({ problem }) => problem === undefined).map(({ file }) => file);
    if (files.length === 0) return setCode('error.document.pages.missing');
    setCode(undefined);
    setSent(0);
    const document = slugOf(type);
    const failed = await sendPages({
      locale,
      document,
      subType: typeof subType === 'string' ? subType : undefined,
      files,
      onProgress: setSent,
    });
    setSent(undefined);
    if (failed === undefined) navigate(`/${locale}${tabPaths.verification}?sent=${document}`);
    else setCode(failed);
  }

  return (
    <form
      method="post"
      action={path}
      encType="multipart/form-data"
      className={isScripted ? styles.scripted : undefined}
      onSubmit={(event) => void send(event)}
    >
      <FormStack>
        <FormProblem codes={code === undefined ? undefined : [code]} errorTexts={uploadErrorTexts} />
        {choices.length > 0 && (
          <div className={fieldStyles.field}>
            <label className={fieldStyles.label} htmlFor="document-kind">
              {t(type === 'PROOF_OF_PAYMENT' ? 'verification.method' : 'verification.kind')}
            </label>
            <select id="document-kind" name="subType" className={fieldStyles.control} required>
              <option value="">{t('account.choose')}</option>
              {choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        )}
        <p className={styles.guide}>{t(guideTexts[type])}</p>
        <p className={styles.guide}>{t('verification.files')}</p>
        <FileButtons name={payloadKeys[type]} onFiles={(files) => void add(files)} />
        <PageList
          pages={pages}
          onRemove={(id) => setPages((before) => before.filter((page) => page.id !== id))}
        />
        {sent !== undefined && (
          <div role="status">
            <progress
              className={styles.progress}
              max={pages.length}
              value={sent}
              aria-label={t('forms.sending')}
            />
          </div>
        )}
        <FormActions>
          <SubmitButton busy={sent !== undefined}>{t('verification.submit')}</SubmitButton>
        </FormActions>
      </FormStack>
    </form>
  );
}
