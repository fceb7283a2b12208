const SIZE = { width: 1200, height: 750 }

/** A picture of the product (`npm run pictures`) in the page's colour scheme; the other one is not loaded. */
export function ProductPicture({ name, alt }: { name: string; alt: string }) {
  return (['light', 'dark'] as const).map((scheme) => (
    <img
      key={scheme}
      className="product-picture"
      data-scheme={scheme}
      src={`/images/product/${name}-${scheme}.webp`}
      alt={alt}
      {...SIZE}
      loading="lazy"
      decoding="async"
    />
  ))
}
