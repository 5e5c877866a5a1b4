/**
 * WCAG 2.5.8: boxes and buttons of a choice measure 24 × 24 CSS pixels. Axe accepts small ones that are far apart.
 * @throws with the first one that is smaller
 */
export const expectTargetSize = () => {
  for (const box of document.querySelectorAll('input:is([type="radio"], [type="checkbox"])')) {
    if (!box.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { width, height } = box.getBoundingClientRect()
    if (width >= 24 && height >= 24) continue
    throw new Error(`A choice of ${width} × ${height} px is hard to hit: ${box.outerHTML.slice(0, 160)}`)
  }
}
