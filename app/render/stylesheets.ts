import '../../ui/theme/base.css';

/**
 * Styles of every block. Blocks are rendered in server-only modules, which the client build leaves out, and with them their
 * styles: importing the CSS Modules here puts them into the stylesheet of the root route. The export keeps them from being
 * dropped as unused.
 */
export const blockStyles = import.meta.glob(['../../ui/**/*.module.css', '../../blocks/**/*.module.css'], {
  eager: true,
  import: 'default',
});
