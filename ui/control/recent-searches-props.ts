/** Props of the recent searches, besides the markup of the search box around it. */
export interface RecentSearchesProps {
  /** Name of the button that forgets one search, with `{{name}}`. */
  forget: string;
}
