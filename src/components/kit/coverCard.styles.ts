import styled from 'styled-components'

import { pairs } from './layout.ts'

export const Cover = styled.img`
  width: 100%;
  aspect-ratio: 2 / 1;
  object-fit: cover;
  background: var(--sunken);
  filter: var(--cover-filter);
  border-bottom: 1px solid var(--line);
  border-radius: 0 var(--radius-card) 0 0;
`

export const Text = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  padding: 1rem 1rem 1.125rem;
`

export const Title = styled.h3`
  font-size: var(--text-18);
  line-height: 1.45;
  text-wrap: pretty;
  a {
    color: inherit;
    text-decoration: none;
  }
  /* The whole card is the target. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }
  a:focus-visible {
    outline: 0;
    box-shadow: none;
  }
  a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`

export const Subject = styled.p`
  font-size: var(--text-12);
  line-height: 1.5;
  color: var(--ink-3);
`

export const Facts = styled.dl`
  ${pairs}
  gap: 0.125rem 0.75rem;
  margin-top: auto;
  padding-top: 0.5rem;
  line-height: 1.6;
  color: var(--ink-2);
`

export const Plain = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border-top: 1px solid var(--ink);
  padding-top: 1rem;
  ${Cover} {
    border: 1px solid var(--line);
    border-radius: var(--radius-field);
    aspect-ratio: 16 / 9;
    margin-bottom: 0.75rem;
  }
`

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  margin-top: auto;
  padding-top: 0.5rem;
  font-size: var(--text-14);
  color: var(--ink-3);
`

export const Summary = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  margin-top: 0.5rem;
  font-size: var(--text-14);
  line-height: 1.7;
  color: var(--ink-2);
`
