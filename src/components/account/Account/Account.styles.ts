import styled from 'styled-components'

import { row } from '../../kit/layout.ts'

export const Contents = styled.nav`
  margin-top: 1.25rem;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
  }
  a {
    display: inline-block;
    padding: 0.375rem 0;
    font-size: var(--text-14);
  }
`

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  margin-top: 2.5rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--ink);
  scroll-margin-top: 5rem;
  > h2 {
    font-family: var(--serif);
    font-size: var(--text-20);
  }
  > a {
    justify-self: start;
  }
`

export const Lead = styled.p`
  max-width: 42rem;
  color: var(--ink-2);
  font-size: var(--text-14);
  line-height: 1.6;
  overflow-wrap: anywhere;
`

export const Refusal = styled.p`
  padding: 0.5rem 0.75rem;
  border-left: 2px solid var(--cinnabar);
  background: var(--cinnabar-soft);
  color: var(--cinnabar);
  font-size: var(--text-14);
  line-height: 1.6;
`

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  max-width: 36rem;
  fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-size: var(--text-14);
    font-weight: 500;
  }
`

export const Fault = styled.p`
  color: var(--cinnabar);
  font-size: var(--text-14);
  &:empty {
    display: none;
  }
`

export const Acts = styled.div`
  ${row}
`

export const Picture = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem;
`

/** The picture, or the first character of the nickname. */
export const Face = styled.span`
  display: grid;
  place-items: center;
  width: 5rem;
  height: 5rem;
  flex: none;
  border: 1px solid var(--line-strong);
  border-radius: 50%;
  background: var(--surface);
  font-family: var(--serif);
  font-size: var(--text-30);
  img {
    width: 100%;
    height: 100%;
    border-radius: 50%;
    object-fit: cover;
  }
`

export const Choose = styled.label`
  display: inline-flex;
  position: relative;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0 1rem;
  border: 1px solid var(--line-strong);
  border-radius: 2px;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:focus-within {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`

export const Rows = styled.ul`
  border-top: 1px solid var(--line);
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1rem;
    padding: 0.75rem 0;
    border-bottom: 1px solid var(--line);
  }
  span {
    display: grid;
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 500;
  }
  small {
    color: var(--ink-3);
    font-size: var(--text-14);
    line-height: 1.6;
  }
`
