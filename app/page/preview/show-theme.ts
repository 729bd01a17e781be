const sheet = new CSSStyleSheet();

/** Lays a theme that is not saved over the page's own; each call replaces the one before. @param stylesheet CSS that the site made */
export function showTheme(stylesheet: string): void {
  sheet.replaceSync(stylesheet);
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
