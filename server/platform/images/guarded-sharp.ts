import sharp from 'sharp';

/**
 * sharp with every decoder shut but the three that customers' images need, read from memory only. libvips knows some
 * thirty formats, SVG and PDF with their own parsers among them; what cannot be reached cannot be attacked
 * (OWASP ASVS 5.0 V5.2.2). Blocking holds for the whole process, so import sharp from here alone.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

// Images are read once: the operation cache would only keep memory busy.
sharp.cache(false);

export { sharp };
