import styled, { css } from 'styled-components'

import { from } from '../../../theme/tokens.ts'

/** Where a field fits: English names of the navigation have a row of their own and leave room for it. */
const withField = (rules: ReturnType<typeof css>) => css`
  ${from.wide} {
    ${rules}
  }
  ${from.laptop} {
    &:not(:lang(zh)) {
      ${rules}
    }
  }
`

/** A field where there is room, and one press away where there is none. */
export const Box = styled.form`
  display: none;
  position: relative;
  ${withField(css`
    display: block;
    flex: 0 1 13rem;
  `)}
  input {
    width: 100%;
    min-height: 2.25rem;
    padding: 0 2rem 0 2.125rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-field);
    background: var(--surface);
    color: var(--ink);
    font: inherit;
    font-size: var(--text-14);
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: var(--ink-3);
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  svg {
    position: absolute;
    inset: 0 auto 0 0.625rem;
    width: 1rem;
    margin-block: auto;
    height: 100%;
    color: var(--ink-3);
    pointer-events: none;
  }
  kbd {
    position: absolute;
    inset: 0 0.5rem 0 auto;
    display: grid;
    align-content: center;
    color: var(--ink-3);
    font: inherit;
    font-size: var(--text-12);
    pointer-events: none;
  }
`

export const Opener = styled.a`
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: var(--radius-field);
  color: var(--ink-2);
  &:hover {
    color: var(--ink);
    background: var(--sunken);
  }
  ${withField(css`
    display: none;
  `)}
`
