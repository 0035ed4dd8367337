import sharp from 'sharp';

/**
 * sharp with all decoders disabled except the three that customers' images need, which read from
 * memory only. libvips supports some thirty formats, including SVG and PDF with their own parsers;
 * an unreachable decoder cannot be attacked (OWASP ASVS 5.0 V5.2.2). Blocking applies to the whole
 * process, so import sharp only from here.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

// Images are processed once, so the operation cache would only use memory.
sharp.cache(false);

export { sharp };
