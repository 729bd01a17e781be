import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { text } from '../text/text';

/** Error screen for a crashed part of the studio; input is in the browser's storage and will be restored. */
export class CrashBoundary extends Component<{ children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const reload = <Button onClick={() => location.reload()}>{text('shell.reload')}</Button>;
    return (
      <Alert severity="error" sx={{ m: 3 }} action={reload}>
        {text('problem.unexpected')}
      </Alert>
    );
  }
}
