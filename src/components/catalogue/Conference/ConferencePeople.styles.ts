import styled from 'styled-components'

export const Only = styled.small`
  color: var(--ink-3);
  font: 400 var(--text-12) / 1.5 var(--sans);
  white-space: nowrap;
`

export const Hosts = styled.dl`
  display: grid;
  gap: 1rem;
  dt {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
  dd {
    margin-top: 0.25rem;
    overflow-wrap: anywhere;
  }
`

export const Committee = styled.div`
  margin-top: 1rem;
  h3 {
    font-size: var(--text-16);
    overflow-wrap: anywhere;
  }
  ul {
    display: grid;
    gap: 0.375rem;
    margin-top: 0.5rem;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    overflow-wrap: anywhere;
  }
  li span {
    color: var(--ink-2);
  }
`

export const Contacts = styled.ul`
  display: grid;
  gap: 1rem;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: 0.125rem;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-3);
    font-size: var(--text-14);
  }
`
