import styled from 'styled-components'

import { StoryLink } from './StoryLink.tsx'

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding-left: var(--space-12);
  border-left: 1px solid var(--line-strong);
  scroll-margin: var(--space-24);
  transition: border-color var(--hover) var(--ease);
  &:hover,
  &:focus-within {
    border-color: var(--indigo);
  }
  &:focus {
    box-shadow: -2px 0 0 var(--indigo);
  }
`

export const Shot = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-field);
`

export const Cover = styled(StoryLink)`
  position: absolute;
  inset: 0;
`

export const Name = styled.h3`
  display: flex;
  align-items: baseline;
  gap: var(--space-8);
  margin-top: var(--space-12);
  font-size: var(--text-16);
  a {
    color: var(--ink);
    text-decoration: none;
  }
  a:hover {
    color: var(--indigo);
    text-decoration: underline;
  }
`

export const Badge = styled.span`
  padding: 0 var(--space-8);
  border: 1px solid var(--celadon);
  border-radius: var(--radius-chip);
  color: var(--celadon);
  font-size: var(--text-12);
  font-weight: 500;
  line-height: 1.6;
  white-space: nowrap;
`

export const Tail = styled.p`
  color: var(--ink-3);
  font-size: var(--text-14);
`

export const Others = styled.ul`
  margin-top: var(--space-4);
  font-size: var(--text-14);
  a {
    display: inline-block;
    padding: var(--space-4) 0;
  }
`

export const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
  margin-top: var(--space-4);
  font-size: var(--text-14);
  a {
    padding: var(--space-4) 0;
  }
`
