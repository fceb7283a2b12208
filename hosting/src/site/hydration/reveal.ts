const VISIBLE = 0.1

/**
 * Fades in each `data-reveal` element below the fold when a tenth of it is visible. Elements that are visible at the
 * start are never hidden. Without script, or for users who prefer reduced motion, nothing is hidden.
 */
export function revealAsVisible(): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        target.removeAttribute('data-waiting')
        observer.unobserve(target)
      }
    },
    { threshold: VISIBLE },
  )
  const hidden = [...document.querySelectorAll('[data-reveal]')].filter(
    (element) => element.getBoundingClientRect().top >= window.innerHeight,
  )
  for (const element of hidden) {
    element.setAttribute('data-waiting', '')
    observer.observe(element)
  }
}
