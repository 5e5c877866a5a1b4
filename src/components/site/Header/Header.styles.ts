import styled, { css } from 'styled-components'

import { from } from '../../../theme/tokens.ts'

/** Where the navigation is expanded: on a narrow screen only if its names fit (`navFits`). */
const roomy = (rules: ReturnType<typeof css>) => css`
  ${from.laptop} {
    header:not([data-crowded]) & {
      ${rules}
    }
  }
  ${from.wide} {
    /* As specific as the one above. */
    header:not([hidden]) & {
      ${rules}
    }
  }
`

/** Where it is expanded and takes a row of its own: English names are longer. `--header` accounts for it. */
const twoRows = (rules: ReturnType<typeof css>) => css`
  ${from.laptop} {
    &:not(:lang(zh)) {
      ${rules}
    }
  }
`

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  border-bottom: 1px solid var(--line);
  background: var(--paper);
`

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  max-width: 90rem;
  min-height: var(--header);
  margin: 0 auto;
  padding: 0 0.5rem 0 1rem;
  ${twoRows(css`
    flex-wrap: wrap;
    align-content: center;
    row-gap: 0;
  `)}
  ${from.laptop} {
    gap: 1rem;
    padding: 0 2rem;
  }
`

export const Brand = styled.a`
  display: inline-flex;
  flex: 0 1 auto;
  ${twoRows(css`
    /* At any length it leaves the tools on its row. */
    flex: 1 1 8rem;
  `)}
  align-items: center;
  gap: 0.625rem;
  /* A long name becomes shorter before anything else is pushed off the screen. */
  min-width: 1.75rem;
  min-height: 2.75rem;
  color: var(--ink);
  font-family: var(--serif);
  font-size: var(--text-20);
  font-weight: 600;
  text-decoration: none;
  > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
    /* The hidden overflow must not cut the descenders of the last line. */
    padding-block: 0.15em;
    line-height: 1.25;
    text-wrap: balance;
  }
  &[data-long] {
    font-size: var(--text-14);
  }
  &:hover {
    color: var(--ink);
  }
  @media (max-width: 599px) {
    font-size: var(--text-14);
  }
  > img {
    min-width: 0;
    max-width: 10rem;
    object-fit: contain;
    object-position: left;
  }
  /* The English name would push the menu off a phone; the seal stays, and so does the name of the link. */
  @media (max-width: 599px) {
    > span:lang(en) {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

export const Nav = styled.nav`
  display: none;
  &[data-open='true'] {
    display: block;
    position: absolute;
    inset: 100% 0 auto;
    max-height: calc(100vh - var(--header));
    overflow-y: auto;
    padding: 0.5rem 1rem 1rem;
    border-bottom: 1px solid var(--line);
    background: var(--paper);
    box-shadow: var(--shade-2);
  }
  ${roomy(css`
    display: block;
    flex: none;
    position: static;
    padding: 0 0 0 1rem;
    border: 0;
    box-shadow: none;
    overflow: visible;
  `)}
  ${twoRows(css`
    &&& {
      order: 1;
      flex: 0 0 100%;
      /* The first name is aligned under the brand. */
      padding: 0;
      margin-left: -0.75rem;
    }
  `)}
`

export const Items = styled.ul`
  ${roomy(css`
    display: flex;
    gap: 0 0.25rem;
  `)}
  ${twoRows(css`
    flex-wrap: wrap;
  `)}
`

export const Item = styled.li`
  position: relative;
  border-bottom: 1px solid var(--line);
  ${roomy(css`
    border: 0;
  `)}
  > a,
  summary {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    min-height: 2.75rem;
    padding: 0 0.75rem;
    color: var(--ink-2);
    font-size: var(--text-14);
    text-decoration: none;
    white-space: nowrap;
    list-style: none;
    cursor: pointer;
  }
  > a:hover,
  summary:hover {
    color: var(--ink);
  }
  > a[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    width: 1rem;
    height: 1rem;
  }
`

/** Sheet that a `details` of the header opens. */
export const Sheet = styled.ul<{ $end?: boolean }>`
  padding: 0 0 0.5rem 0.75rem;
  ${roomy(css`
    position: absolute;
    z-index: 1;
    top: 100%;
    min-width: 12rem;
    padding: 0.5rem 0;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
    box-shadow: var(--shade-2);
  `)}
  ${({ $end }) =>
    $end &&
    `position:absolute;z-index:1;top:100%;right:0;min-width:12rem;padding:.5rem 0;border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface);box-shadow:var(--shade-2);`}
  a,
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1rem;
    width: 100%;
    min-height: 2.75rem;
    padding: 0 1rem;
    border: 0;
    background: none;
    color: var(--ink-2);
    font-size: var(--text-14);
    text-decoration: none;
    text-align: left;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    color: var(--ink);
    background: var(--sunken);
  }
`

export const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  margin-left: auto;
  ${from.large} {
    gap: 0.25rem;
  }
`

export const Tool = styled.button`
  position: relative;
  display: inline-grid;
  grid-auto-flow: column;
  place-items: center;
  gap: 0.25rem;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 0.5rem;
  border: 0;
  border-radius: var(--radius-field);
  background: none;
  color: var(--ink-2);
  font-size: var(--text-14);
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    color: var(--ink);
    background: var(--sunken);
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
  i {
    font-style: normal;
    color: var(--ink-3);
  }
`

export const ThemeTool = styled(Tool)`
  @media (max-width: 599px) {
    display: none;
  }
`

export const MenuTool = styled(Tool)`
  ${roomy(css`
    display: none;
  `)}
`

// One width for every kind of visitor, so that nothing moves when the session is known.
export const Unsure = styled.span`
  display: flex;
  gap: 0.5rem;
  border-radius: var(--radius-field);
  background: var(--sunken);
  > * {
    visibility: hidden;
  }
`

export const Account = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 0.5rem;
  min-width: 5.5rem;
  ${from.tablet} {
    min-width: 14.5rem;
    &:lang(en) {
      min-width: 21rem;
    }
  }
  details {
    position: relative;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    font-size: var(--text-14);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
`

export const OnTablet = styled.span`
  display: none;
  ${from.tablet} {
    display: block;
  }
`

/** Words where there is room for them. */
export const OnLarge = styled.span`
  display: none;
  ${from.large} {
    display: inline;
  }
`

/** The shorter ones where there is none. */
export const OnSmall = styled.span`
  ${from.large} {
    display: none;
  }
`

export const OnPhone = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-top: 0.75rem;
  ${from.tablet} {
    display: none;
  }
`

export const Avatar = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border: 1px solid var(--line-strong);
  border-radius: 50%;
  background: var(--surface);
  font-size: var(--text-14);
  img {
    width: 100%;
    height: 100%;
    border-radius: 50%;
    object-fit: cover;
  }
`

export const Nickname = styled.span`
  display: none;
  max-width: 8em;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${from.tablet} {
    display: block;
  }
`

export const Dot = styled.span`
  position: absolute;
  top: -0.125rem;
  right: -0.125rem;
  width: 0.625rem;
  height: 0.625rem;
  border: 2px solid var(--paper);
  border-radius: 50%;
  background: var(--cinnabar);
  forced-color-adjust: none;
`

export const Count = styled.span`
  min-width: 1.5rem;
  padding: 0 0.375rem;
  border-radius: var(--radius-chip);
  background: var(--cinnabar-soft);
  color: var(--cinnabar);
  font-size: var(--text-12);
  line-height: 1.5rem;
  text-align: center;
`
