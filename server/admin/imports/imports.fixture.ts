/** Exports of fictitious shops, in the formats of the real systems. */

export const shopifyProducts = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Variant Image,HSN code (product.metafields.custom.hsn),Stone weight ct (product.metafields.custom.weight),Box (product.metafields.custom.box),Status
amethyst-bracelet,Amethyst Bracelet,"<p>Beads of <b>amethyst</b>.</p><ul><li>8 mm</li></ul>",Invented,Bracelets,"amethyst, beads",true,Size,S,,,AM-S,shopify,4,499.00,699.00,https://images.invented.example/am-1.jpg,1,Front,,7116,,wooden,active
amethyst-bracelet,,,,,,,,M,,,AM-M,shopify,-2,549.00,699.00,,,,https://images.invented.example/am-2.jpg,,,,
amethyst-bracelet,,,,,,,,,,,,,,,,https://images.invented.example/am-2.jpg,2,Back,,,,,
pyramid,Clear Quartz Pyramid,<div>Clear</div>,Invented,Decor,quartz,true,Title,Default Title,,,PY-1,,,1200.00,,https://images.invented.example/py.jpg,1,,,,,,active
neelam-525,Neelam 5.25 ct,<p>Loose</p>,Invented,Gemstones,"Loose Stone, neelam",true,Title,Default Title,,,NE-525,shopify,1,52500.00,,https://images.invented.example/ne.jpg,1,,,,5.25,,active
free-gift,Free Gift,,Invented,Decor,,true,Title,Default Title,,,FG,shopify,9,0.00,,,,,,,,,active
mala,Mala,,Invented,Malas,,false,Colour,Red,,,MA-R,shopify,1,300.00,,,,,,,,,draft
`;

export const shopifyProductsNew = `Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Product image URL,Image position,Image alt text,Variant image URL
Rose Quartz Ring,rose-quartz-ring,<p>Pink</p>,Invented,Apparel > Jewellery > Rings,Rings,ring,TRUE,Active,RQ-12,Size,12,899,999,shopify,3,https://images.invented.example/rq.jpg,1,Ring,
,rose-quartz-ring,,,,,,,,RQ-14,Size,14,899,,shopify,0,,,,
`;

export const wooProducts = `ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"In stock?",Stock,"Sale price","Regular price",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global"
11,simple,BOWL,Singing Bowl,1,1,visible,Short,<p>A bowl</p>,1,5,1500,1800,"Decor > Bowls",brass,"https://images.invented.example/b1.jpg, https://images.invented.example/b2.jpg",,,,,
12,variable,RUD,Rudraksha Mala,1,0,visible,,<p>Beads</p>,1,,,,Malas,,https://images.invented.example/r.jpg,,"Bead size","6 mm, 8 mm",1,1
13,variation,RUD-6,Rudraksha Mala - 6 mm,1,0,visible,,,1,7,,650,,,,RUD,"Bead size","6 mm",,1
14,variation,,Rudraksha Mala - 8 mm,1,0,visible,,,0,0,,850,,,,id:12,"Bead size","8 mm",,1
15,variation,LOST,Lost,1,0,visible,,,1,1,,10,,,,id:99,"Bead size","8 mm",,1
`;

export const shopifyCustomers = `First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Total Spent,Total Orders,Note,Tags
Asha,Verma,Asha@Invented.example,yes,,12 Johari Bazar,,Jaipur,RJ,IN,'302003,'+919811100001,,1648.00,2,Likes emeralds,
Ben,Hill,ben@invented.example,no,,1 High Street,,Leeds,,GB,LS1 4AP,,,0.00,0,,
,,,no,,,,,,,,,,0.00,0,,
`;

export const shopifyOrders = `Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Refunded Amount,Cancelled at
#1001,asha@invented.example,paid,2025-03-01 10:00:00 +0530,fulfilled,INR,1548.00,100.00,0.00,1648.00,,0.00,2025-03-01 09:59:00 +0530,2,Amethyst Bracelet - S,499.00,AM-S,Asha Verma,12 Johari Bazar,Jaipur,302003,RJ,IN,0.00,
#1001,asha@invented.example,,,,,,,,,,,,1,Amethyst Bracelet - M,550.00,AM-M,,,,,,,,
#1002,ben@invented.example,refunded,,unfulfilled,INR,300.00,0.00,0.00,300.50,,0.00,2025-04-02 12:00:00 +0530,1,Mala,300.50,MA-R,,,,,,,300.50,
#1003,x@invented.example,paid,,,INR,,,,,,,2025-04-02 12:00:00 +0530,1,Mala,1,,,,,,,,,
`;

export const judgeme = `title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,picture_urls
Lovely,"<p>Deep colour</p>",5,2025-05-01 08:00:00 UTC,web,ok,Meera,meera@invented.example,1,amethyst-bracelet,Thank you,https://images.invented.example/rev.jpg
,Fine,7,2025-05-01 08:00:00 UTC,web,ok,Ravi,ravi@invented.example,1,amethyst-bracelet,,
,Nice,4,2025-05-02 08:00:00 UTC,web,ok,Ravi,ravi@invented.example,1,no-such-handle,,
`;

export const discounts = `Name,Value,Value Type,Start,End,Status,Times Used In Total,Usage Limit Per Code
DIWALI10,-10.0,percentage,2025-01-01 00:00:00 +0530,,active,3,10
OLD,-50.0,fixed_amount,2020-01-01 00:00:00 +0530,2020-02-01 00:00:00 +0530,expired,1,
`;

export const cards = `Id,Customer Name,Email,Currency,Initial balance,Balance,Expires On,Enabled?
9001,Asha Verma,asha@invented.example,INR,1000.00,250.50,,true
9002,Nobody,,INR,500.00,0.00,,true
`;

export const redirectFile = `Redirect from,Redirect to
/collections/old,/collections/new
/pages/story,/about
`;

export const wxr = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<item><title>On &amp; about amethyst</title><link>https://invented.example/2024/05/on-amethyst/</link><dc:creator><![CDATA[Asha]]></dc:creator>
<content:encoded><![CDATA[<h3>Colour</h3><p>It is <strong>violet</strong>. <a href="https://invented.example/x">More</a></p><ul><li>One</li><li>Two</li></ul><script>alert(1)</script><img src="x.jpg">]]></content:encoded>
<excerpt:encoded><![CDATA[Short]]></excerpt:encoded><wp:post_id>77</wp:post_id><wp:post_date>2024-05-06 10:00:00</wp:post_date><wp:post_name>on-amethyst</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
<item><title>Draft</title><wp:post_id>78</wp:post_id><wp:status>draft</wp:status><wp:post_type>post</wp:post_type></item>
<item><title>Page</title><wp:post_id>79</wp:post_id><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>
</channel></rss>`;
