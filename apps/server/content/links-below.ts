import type { SeenEntry, View } from "@croupier/content";
import type { ShownBlock } from "@croupier/blocks/schema";

type LinkList = Extract<ShownBlock, { readonly type: "link-list" }>["props"];

const externalMax = 100;

/**
 * Links below a page: menus of the region `mainContent`, and external links. What names a page stands
 * below it alone (`parentLink` of an item, `page` of an external link), an item that names none below
 * every page. `leads` says of a path whether it leads to something.
 */
export function linksBelow(
  view: View,
  page: SeenEntry,
  leads: (path: string) => boolean,
): ShownBlock[] {
  const paths = new Set([page.path, ...Object.values(page.translations)]);
  const isOpen = (link: string) => !link.startsWith("/") || leads(link.split(/[?#]/, 1)[0] ?? "");
  const menus = view.titledMenusOf("mainContent").map(({ id, title, items }): LinkList => {
    const here = items.filter(
      ({ props: { parentLink, link } }) =>
        (parentLink === undefined || paths.has(parentLink)) && !paths.has(link) && isOpen(link),
    );
    const links = here.map(({ props: { text, link, title: told } }) => ({
      text,
      link,
      title: told,
    }));
    return { id: `links-${id}`, title, links };
  });
  const external = view
    .listOf("external_link", { pageSize: externalMax })
    .items.filter(({ common }) => common.page !== undefined && paths.has(common.page))
    .map(({ words, common: { url: link, opensNewWindow } }) => ({
      ...words,
      link,
      opensNewWindow,
    }));
  return [...menus, { id: "external-links", links: external }]
    .filter(({ links }) => links.length > 0)
    .map((props) => ({ type: "link-list", props }));
}
