import Button from '@mui/material/Button';
import { DeskFrame } from './desk-frame';
import type { DeskProps } from './desk-props';

interface ProblemPageProps extends DeskProps {
  text: string;
}

/** Shown instead of a page that failed. */
export function ProblemPage({ text, ...props }: ProblemPageProps) {
  return (
    <DeskFrame {...props} title={props.t('desk.title')} notice={{ kind: 'error', text }}>
      <div>
        <Button href={props.path} variant="outlined">
          {props.t('desk.problem.again')}
        </Button>
      </div>
    </DeskFrame>
  );
}
