import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChannelItem } from "./channel-item/ChannelItem.tsx";
import { ContainerRow } from "./container-row/ContainerRow.tsx";
import { Divider } from "./divider/Divider.tsx";
import { Grid } from "./grid/Grid.tsx";
import { IconBlock } from "./icon-block/IconBlock.tsx";
import { iconSpade } from "./icon/icon-shapes.ts";
import { Spinner } from "./spinner/Spinner.tsx";

// What has layout but no behaviour of its own: that it says what it was given is all there is to it.
test("[S1.6] a channel item is a link that knows whether it is the page", () => {
  const html = renderToStaticMarkup(
    <ChannelItem look="bottom" icon={iconSpade} label="Casino" href="/casino" current />,
  );
  expect(html).toMatch(/^<a href="\/casino" aria-current="page"/);
  expect(html).toContain(">Casino</span>");
});

test("[S1.6] an icon block has an icon, a title and a text", () => {
  const html = renderToStaticMarkup(
    <IconBlock icon={iconSpade} title="Fair">
      Check it
    </IconBlock>,
  );
  expect(html).toContain(`d="${iconSpade}"`);
  expect(html).toContain("Fair</h3>");
  expect(html).toContain("Check it</p>");
});

test("[S1.6] a spinner says what is awaited", () => {
  expect(renderToStaticMarkup(<Spinner>Fetching rounds</Spinner>)).toMatch(
    /^<output.*Fetching rounds.*<\/output>$/,
  );
});

test("[S1.6] a grid holds eight columns at most unless told otherwise", () => {
  expect(renderToStaticMarkup(<Grid />)).toContain("--Grid-columns:8");
  expect(renderToStaticMarkup(<Grid columns={4} />)).toContain("--Grid-columns:4");
});

test("[S1.6] a container row is as wide as the page, its prose or its form", () => {
  expect(renderToStaticMarkup(<ContainerRow>row</ContainerRow>)).toContain("ContainerRow--page");
  expect(renderToStaticMarkup(<ContainerRow width="form" />)).toContain("ContainerRow--form");
});

test("[S1.6] a divider is a hairline, or a word between two", () => {
  expect(renderToStaticMarkup(<Divider />)).toMatch(/^<hr/);
  expect(renderToStaticMarkup(<Divider>or</Divider>)).toContain("or</div>");
});
