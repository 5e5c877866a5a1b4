import styled, { css } from 'styled-components'

import { from } from '../../../theme/tokens.ts'

export const Foot = styled.footer`
  margin-top: 4rem;
  border-top: 1px solid var(--line);
  background: var(--sunken);
  color: var(--ink-2);
  font-size: var(--text-14);
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: var(--ink);
    text-decoration: underline;
  }
`

export const Inner = styled.div`
  display: grid;
  gap: 2.5rem;
  max-width: 75rem;
  min-height: 20rem;
  margin: 0 auto;
  padding: 3rem 1rem 1.5rem;
  ${from.tablet} {
    grid-template-columns: 18rem 1fr auto;
    gap: 4rem;
    padding-inline: 2rem;
  }
`

export const Contact = styled.div`
  display: grid;
  gap: 0.25rem;
  align-content: start;
  address {
    font-style: normal;
  }
`

export const Mark = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  margin-bottom: 0.75rem;
  font-family: var(--serif);
  font-size: var(--text-20);
  font-weight: 600;
  color: var(--ink);
`

export const Hotline = styled.p`
  font-family: var(--serif);
  font-size: var(--text-24);
  color: var(--ink);
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: 2rem;
  align-content: start;
  h2 {
    margin-bottom: 0.5rem;
    font-size: var(--text-14);
    color: var(--ink);
  }
  li a {
    display: inline-block;
    padding: 0.25rem 0;
  }
`

export const Pictures = styled.div`
  display: flex;
  gap: 1.5rem;
  align-items: start;
`

export const Preview = styled.button`
  display: grid;
  gap: 0.375rem;
  justify-items: center;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-3);
  font-size: var(--text-12);
  line-height: 1.5;
  max-width: 6.5rem;
  cursor: zoom-in;
  img {
    width: 5.5rem;
    height: 5.5rem;
    padding: 0.25rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-field);
    background: #fff;
  }
  &:hover {
    color: var(--ink);
  }
`

export const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0.25rem 1.5rem;
  max-width: 75rem;
  margin: 0 auto;
  padding: 1rem 1rem 1.5rem;
  border-top: 1px solid var(--line);
  font-size: var(--text-12);
  color: var(--ink-3);
  text-align: center;
  a {
    display: inline-block;
    padding: 0.25rem 0;
  }
`

export const Friends = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.25rem 1.25rem;
  width: 100%;
`

const floating = css`
  ${from.wide} {
    position: fixed;
    z-index: 10;
    right: 0.75rem;
    bottom: 0.75rem;
    flex-direction: column;
    margin: 0;
    box-shadow: var(--shade-1);
  }
`

export const Float = styled.aside<{ $isStill: boolean }>`
  display: flex;
  justify-content: center;
  width: max-content;
  max-width: 100%;
  margin: 0 auto 1.5rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  summary {
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  /* They float only where a margin is free: elsewhere they would cover the text and the focused element. */
  ${({ $isStill }) => ($isStill ? '' : floating)}
`

export const Widget = styled.a`
  display: grid;
  place-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0 0.375rem;
  border: 0;
  background: none;
  color: var(--ink-2);
  font-size: var(--text-12);
  text-decoration: none;
  cursor: pointer;
  &:hover {
    color: var(--ink);
    background: var(--sunken);
  }
`

export const Service = styled.details`
  position: relative;
  > div {
    position: absolute;
    right: 0;
    bottom: calc(100% + 0.5rem);
    ${from.wide} {
      right: calc(100% + 0.5rem);
      bottom: 0;
    }
    width: max-content;
    padding: 0.75rem 1rem;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
    color: var(--ink-2);
    font-size: var(--text-14);
    box-shadow: var(--shade-2);
  }
`
