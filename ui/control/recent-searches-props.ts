/** What the code of recent searches needs beyond the markup of the search box around it. */
export interface RecentSearchesProps {
  /** Name of the button that forgets one search, with `{{name}}`. */
  forget: string;
}
