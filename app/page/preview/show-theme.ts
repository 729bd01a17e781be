const sheet = new CSSStyleSheet();

/** Overrides the page's theme with an unsaved one; each call replaces the previous. @param stylesheet CSS from the site */
export function showTheme(stylesheet: string): void {
  sheet.replaceSync(stylesheet);
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
