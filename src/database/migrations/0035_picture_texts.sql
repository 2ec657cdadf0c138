-- What the pictures of a service show, a line a picture; where it is empty the pictures are counted.
alter table platform_system_product add img_desc text;
alter table platform_system_product add img_desc_en text;
