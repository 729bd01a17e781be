import '../../ui/theme/base.css';

/**
 * Styles of every block. Blocks are rendered in server-only modules, which the client build omits together with their
 * styles: importing the CSS Modules here adds them to the stylesheet of the root route. The export prevents tree
 * shaking.
 */
export const blockStyles = import.meta.glob(['../../ui/**/*.module.css', '../../blocks/**/*.module.css'], {
  eager: true,
  import: 'default',
});
