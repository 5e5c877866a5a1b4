/**
 * Puts sticky parts into the flow and goes to the top. They cover content that scrolls below them, and half-covered
 * targets measure as too small, at any scroll position.
 */
export const layFlat = () => {
  for (const element of document.querySelectorAll<HTMLElement>('body *'))
    if (getComputedStyle(element).position === 'sticky') element.style.position = 'static'
  scrollTo({ top: 0, behavior: 'instant' })
}
