/** What every page gets: the named parts of its address. */
export interface PageProps {
  params: Record<string, string>;
}
