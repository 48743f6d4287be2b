// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.
import runtime0 from 'ajv/dist/runtime/ucs2length.js';
import standardFormats from 'ajv-formats/dist/formats.js';
import { formats as ownFormats } from '../formats.gen.mjs';

const textFormats = { 'whole number': /^-?(0|[1-9][0-9]*)$/, 'decimal number': /^-?(0|[1-9][0-9]*)([.][0-9]+)?$/ };
const formats = { ...standardFormats.fullFormats, ...textFormats, ...ownFormats };

const readers = {
  whole: (value) => (typeof value === 'string' && /^-?(0|[1-9][0-9]*)$/.test(value) ? Number(value) : value),
  decimal: (value) => (typeof value === 'string' && /^-?(0|[1-9][0-9]*)([.][0-9]+)?$/.test(value) ? Number(value) : value),
  boolean: (value) => (value === 'true' ? true : value === 'false' ? false : value),
  list: (value) => (Array.isArray(value) ? value : [value]),
  comma: (value) => (typeof value === 'string' ? value.split(',') : value),
  header: (value) => (typeof value === 'string' ? value.split(/ *, */) : value),
  space: (value) => (typeof value === 'string' ? value.split(' ') : value),
  pipe: (value) => (typeof value === 'string' ? value.split('|') : value),
};

/** Puts `filter[a]=1` where `filter` is to be: in an object. */
const gather = (query, name) => {
  const found = Object.keys(query).filter((key) => key.startsWith(`${name}[`) && key.endsWith(']'));
  if (found.length === 0) return;
  query[name] = Object.fromEntries(found.map((key) => [key.slice(name.length + 1, -1), query[key]]));
  for (const key of found) delete query[key];
};

const func0 = runtime0.default;

const pattern0 = new RegExp("^[A-Za-z0-9._-]+$", "u");

const pattern2 = new RegExp("^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.AccessTo" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.org_id === undefined) && (missing0 = "org_id")) || ((data.unit_ids === undefined) && (missing0 = "unit_ids"))) || ((data.brandpath_list === undefined) && (missing0 = "brandpath_list"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.org_id !== undefined){
let data0 = data.org_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate2.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate2.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate2.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit_ids !== undefined){
let data1 = data.unit_ids;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate2.errors = [{instancePath:instancePath+"/unit_ids",schemaPath:"#/properties/unit_ids/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate2.errors = [{instancePath:instancePath+"/unit_ids/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate2.errors = [{instancePath:instancePath+"/unit_ids/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate2.errors = [{instancePath:instancePath+"/unit_ids/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/unit_ids/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/unit_ids",schemaPath:"#/properties/unit_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brandpath_list !== undefined){
let data3 = data.brandpath_list;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 10000){
validate2.errors = [{instancePath:instancePath+"/brandpath_list",schemaPath:"#/properties/brandpath_list/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func0(data4) > 129){
validate2.errors = [{instancePath:instancePath+"/brandpath_list/" + i1,schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate2.errors = [{instancePath:instancePath+"/brandpath_list/" + i1,schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data4)){
validate2.errors = [{instancePath:instancePath+"/brandpath_list/" + i1,schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/brandpath_list/" + i1,schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs11 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/brandpath_list",schemaPath:"#/properties/brandpath_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.AuthResponse" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.token === undefined) && (missing0 = "token")) || ((data.refresh_token === undefined) && (missing0 = "refresh_token"))) || ((data.access_to === undefined) && (missing0 = "access_to"))) || ((data.properties === undefined) && (missing0 = "properties"))) || ((data.services === undefined) && (missing0 = "services"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.token !== undefined){
let data0 = data.token;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 4096){
validate1.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate1.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refresh_token !== undefined){
let data1 = data.refresh_token;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 512){
validate1.errors = [{instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate1.errors = [{instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/refresh_token",schemaPath:"#/properties/refresh_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data2 = data.secret;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func0(data2) > 512){
validate1.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate1.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access_to !== undefined){
const _errs7 = errors;
if(!(validate2(data.access_to, {instancePath:instancePath+"/access_to",parentData:data,parentDataProperty:"access_to",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data4 = data.properties;
const _errs8 = errors;
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 100){
validate1.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key0 in data4){
let data5 = data4[key0];
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func0(data5) > 1024){
validate1.errors = [{instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/properties/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data5) < 0){
validate1.errors = [{instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/properties/additionalProperties/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/properties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.services !== undefined){
let data6 = data.services;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 100){
validate1.errors = [{instancePath:instancePath+"/services",schemaPath:"#/properties/services/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key1 in data6){
let data7 = data6[key1];
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 100){
validate1.errors = [{instancePath:instancePath+"/services/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/services/additionalProperties/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key2 in data7){
let data8 = data7[key2];
const _errs19 = errors;
if(errors === _errs19){
if(typeof data8 === "string"){
if(func0(data8) > 1024){
validate1.errors = [{instancePath:instancePath+"/services/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/services/additionalProperties/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data8) < 0){
validate1.errors = [{instancePath:instancePath+"/services/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/services/additionalProperties/additionalProperties/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/services/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/services/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/services/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/services/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs16 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/services",schemaPath:"#/properties/services/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}

const schema6 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["malformed_body","validation_failed"]}}}],"$id":"login.400.0"};

const formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;

const formats2 = formats.int32;

const pattern3 = new RegExp("^[a-z]+(_[a-z]+)*$", "u");

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.FieldFault" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.pointer === undefined) && (missing0 = "pointer")) || ((data.detail === undefined) && (missing0 = "detail"))){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.pointer !== undefined){
let data0 = data.pointer;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 1024){
validate7.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data0) < 0){
validate7.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data1 = data.detail;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 1000){
validate7.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate7.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate7.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Problem" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.detail === undefined) && (missing0 = "detail"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 128){
validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!(formats0.test(data0))){
validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate6.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate6.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate6.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 599 || isNaN(data2)){
validate6.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data2 < 400 || isNaN(data2)){
validate6.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate6.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func0(data3) > 2000){
validate6.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate6.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(func0(data4) > 2048){
validate6.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats0.test(data4))){
validate6.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data5 = data.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func0(data5) > 64){
validate6.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data5)){
validate6.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data6 = data.errors;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate6.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate7(data6[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data8 = data.request_id;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data8 === "string"){
if(func0(data8) > 128){
validate6.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data8) < 1){
validate6.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.400.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate5.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "malformed_body") || (data0 === "validation_failed"))){
validate5.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema6.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate5.errors = vErrors;
return errors === 0;
}

const schema9 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["credentials_invalid"]}}}],"$id":"login.401.0"};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.401.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate10.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "credentials_invalid")){
validate10.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema9.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate10.errors = vErrors;
return errors === 0;
}

const schema10 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["body_too_large"]}}}],"$id":"login.413.0"};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.413.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate12.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "body_too_large")){
validate12.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema10.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema11 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["unsupported_media_type"]}}}],"$id":"login.415.0"};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.415.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate14.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "unsupported_media_type")){
validate14.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema11.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate14.errors = vErrors;
return errors === 0;
}

const formats6 = /^-?(0|[1-9][0-9]*)$/;

const func29 = readers.whole;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.429.headers" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["retry-after"] !== undefined){
let data0 = data["retry-after"];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats6.test(data0))){
validate16.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid1 = _errs2 === errors;
if(valid1){
const _errs3 = errors;
const read0 = func29(data0);
data0 = read0;
if(data !== undefined){
data["retry-after"] = data0;
}
var valid1 = _errs3 === errors;
if(valid1){
const _errs4 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate16.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data0 == "number"){
if(data0 > 86400 || isNaN(data0)){
validate16.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate16.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate16.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs4 === errors;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ratelimit !== undefined){
let data1 = data.ratelimit;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 256){
validate16.errors = [{instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate16.errors = [{instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/ratelimit",schemaPath:"#/properties/ratelimit/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["ratelimit-policy"] !== undefined){
let data2 = data["ratelimit-policy"];
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 256){
validate16.errors = [{instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate16.errors = [{instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/ratelimit-policy",schemaPath:"#/properties/ratelimit-policy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

const schema13 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["too_many_requests"]}}}],"$id":"login.429.0"};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.429.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate17.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "too_many_requests")){
validate17.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema13.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema14 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["internal_error"]}}}],"$id":"login.500.0"};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.500.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate19.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "internal_error")){
validate19.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema14.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate19.errors = vErrors;
return errors === 0;
}

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.503.headers" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["retry-after"] !== undefined){
let data0 = data["retry-after"];
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats6.test(data0))){
validate21.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid1 = _errs2 === errors;
if(valid1){
const _errs3 = errors;
const read0 = func29(data0);
data0 = read0;
if(data !== undefined){
data["retry-after"] = data0;
}
var valid1 = _errs3 === errors;
if(valid1){
const _errs4 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate21.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data0 == "number"){
if(data0 > 86400 || isNaN(data0)){
validate21.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate21.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate21.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/allOf/2/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs4 === errors;
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

const schema16 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["unavailable"]}}}],"$id":"login.503.0"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="login.503.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate22.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "unavailable")){
validate22.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema16.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema17 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["exchange_token_invalid"]}}}],"$id":"exchangeToken.401.0"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="exchangeToken.401.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate24.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "exchange_token_invalid")){
validate24.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema17.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema18 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["otp_invalid"]}}}],"$id":"confirmPasswordReset.401.0"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="confirmPasswordReset.401.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate26.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "otp_invalid")){
validate26.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema18.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema19 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["password_unacceptable"]}}}],"$id":"confirmPasswordReset.422.0"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="confirmPasswordReset.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate28.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "password_unacceptable")){
validate28.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema19.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate28.errors = vErrors;
return errors === 0;
}

const pattern6 = new RegExp("^[A-Za-z0-9._-]*$", "u");

const schema27 = {"type":"string","enum":["Read","Create","Update","Delete","Execute"],"$id":"schemas.Permission"};

const pattern8 = new RegExp("^([a-z]+(_[a-z]+)*|\\*)$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ResourcePermission" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.resource_id === undefined) && (missing0 = "resource_id")) || ((data.permission === undefined) && (missing0 = "permission"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "resource_id") || (key0 === "permission"))){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.resource_id !== undefined){
let data0 = data.resource_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate33.errors = [{instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern8.test(data0)){
validate33.errors = [{instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/pattern",keyword:"pattern",params:{pattern: "^([a-z]+(_[a-z]+)*|\\*)$"},message:"must match pattern \""+"^([a-z]+(_[a-z]+)*|\\*)$"+"\""}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/resource_id",schemaPath:"#/properties/resource_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permission !== undefined){
let data1 = data.permission;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate33.errors = [{instancePath:instancePath+"/permission",schemaPath:"schemas.Permission/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data1 === "Read") || (data1 === "Create")) || (data1 === "Update")) || (data1 === "Delete")) || (data1 === "Execute"))){
validate33.errors = [{instancePath:instancePath+"/permission",schemaPath:"schemas.Permission/enum",keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PermissionGroup" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.system_id === undefined) && (missing0 = "system_id")) || ((data.permissions === undefined) && (missing0 = "permissions"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "system_id") || (key0 === "permissions"))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.system_id !== undefined){
let data0 = data.system_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate32.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate32.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate32.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
let data1 = data.permissions;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 600){
validate32.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 600},message:"must NOT have more than 600 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate33(data1[i0], {instancePath:instancePath+"/permissions/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

const formats14 = formats.int64;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.OwnAccount" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.org_id === undefined) && (missing0 = "org_id"))) || ((data.unit_id === undefined) && (missing0 = "unit_id"))) || ((data.permissions === undefined) && (missing0 = "permissions"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.trusted === undefined) && (missing0 = "trusted"))) || ((data.created_on === undefined) && (missing0 = "created_on"))) || ((data.last_logged_in === undefined) && (missing0 = "last_logged_in"))) || ((data.pending_password_reset === undefined) && (missing0 = "pending_password_reset"))) || ((data.access_to === undefined) && (missing0 = "access_to"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
let data1 = data.username;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 128){
validate31.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate31.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_id !== undefined){
let data2 = data.org_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate31.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate31.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate31.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit_id !== undefined){
let data3 = data.unit_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate31.errors = [{instancePath:instancePath+"/unit_id",schemaPath:"#/properties/unit_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern6.test(data3)){
validate31.errors = [{instancePath:instancePath+"/unit_id",schemaPath:"#/properties/unit_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/unit_id",schemaPath:"#/properties/unit_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
let data4 = data.permissions;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length > 100){
validate31.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate32(data4[i0], {instancePath:instancePath+"/permissions/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs14 = errors;
if(typeof data.enabled !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trusted !== undefined){
const _errs16 = errors;
if(typeof data.trusted !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/trusted",schemaPath:"#/properties/trusted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_on !== undefined){
let data8 = data.created_on;
const _errs18 = errors;
const _errs19 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate31.errors = [{instancePath:instancePath+"/created_on",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data8 == "number"){
if(data8 > 8640000000000000 || isNaN(data8)){
validate31.errors = [{instancePath:instancePath+"/created_on",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate31.errors = [{instancePath:instancePath+"/created_on",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data8))){
validate31.errors = [{instancePath:instancePath+"/created_on",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_logged_in !== undefined){
let data9 = data.last_logged_in;
const _errs21 = errors;
const _errs22 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate31.errors = [{instancePath:instancePath+"/last_logged_in",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if(typeof data9 == "number"){
if(data9 > 8640000000000000 || isNaN(data9)){
validate31.errors = [{instancePath:instancePath+"/last_logged_in",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate31.errors = [{instancePath:instancePath+"/last_logged_in",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data9))){
validate31.errors = [{instancePath:instancePath+"/last_logged_in",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending_password_reset !== undefined){
const _errs24 = errors;
if(typeof data.pending_password_reset !== "boolean"){
validate31.errors = [{instancePath:instancePath+"/pending_password_reset",schemaPath:"#/properties/pending_password_reset/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.access_to !== undefined){
const _errs26 = errors;
if(!(validate2(data.access_to, {instancePath:instancePath+"/access_to",parentData:data,parentDataProperty:"access_to",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oauth_provider_id !== undefined){
let data12 = data.oauth_provider_id;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data12 === "string"){
if(func0(data12) > 64){
validate31.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data12) < 1){
validate31.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data12)){
validate31.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getOwnAccount.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
validate30.errors = vErrors;
return errors === 0;
}

const schema31 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["validation_failed"]}}}],"$id":"getOwnAccount.400.0"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getOwnAccount.400.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate38.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "validation_failed")){
validate38.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema31.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate38.errors = vErrors;
return errors === 0;
}

const schema32 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["token_missing","token_invalid"]}}}],"$id":"getOwnAccount.401.0"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getOwnAccount.401.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate40.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "token_missing") || (data0 === "token_invalid"))){
validate40.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema32.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate40.errors = vErrors;
return errors === 0;
}

const schema33 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["password_unacceptable","current_password_wrong"]}}}],"$id":"changePassword.422.0"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="changePassword.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate42.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "password_unacceptable") || (data0 === "current_password_wrong"))){
validate42.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema33.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate42.errors = vErrors;
return errors === 0;
}

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listAccounts.200.headers" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["x-total-count"] === undefined) && (missing0 = "x-total-count")){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data["x-total-count"] !== undefined){
let data0 = data["x-total-count"];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats6.test(data0))){
validate44.errors = [{instancePath:instancePath+"/x-total-count",schemaPath:"#/properties/x-total-count/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid1 = _errs2 === errors;
if(valid1){
const _errs3 = errors;
const read0 = func29(data0);
data0 = read0;
if(data !== undefined){
data["x-total-count"] = data0;
}
var valid1 = _errs3 === errors;
if(valid1){
const _errs4 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate44.errors = [{instancePath:instancePath+"/x-total-count",schemaPath:"#/properties/x-total-count/allOf/2/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate44.errors = [{instancePath:instancePath+"/x-total-count",schemaPath:"#/properties/x-total-count/allOf/2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate44.errors = [{instancePath:instancePath+"/x-total-count",schemaPath:"#/properties/x-total-count/allOf/2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data0))){
validate44.errors = [{instancePath:instancePath+"/x-total-count",schemaPath:"#/properties/x-total-count/allOf/2/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs4 === errors;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.link !== undefined){
let data1 = data.link;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 8192){
validate44.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate44.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"string","enum":["User","SuperUser","System","Service","Provider"],"$id":"schemas.AccountType"};

const pattern12 = new RegExp("^[\\p{L}\\p{N}][\\p{L}\\p{N}._@+\\-]{0,63}$", "u");

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.OrganisationUnit" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.org_id === undefined) && (missing0 = "org_id")) || ((data.unit_id === undefined) && (missing0 = "unit_id"))) || ((data.org_list === undefined) && (missing0 = "org_list"))){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.org_id !== undefined){
let data0 = data.org_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate47.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate47.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate47.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/org_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit_id !== undefined){
let data1 = data.unit_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate47.errors = [{instancePath:instancePath+"/unit_id",schemaPath:"schemas.UnitId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 0){
validate47.errors = [{instancePath:instancePath+"/unit_id",schemaPath:"schemas.UnitId/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
else {
if(!pattern6.test(data1)){
validate47.errors = [{instancePath:instancePath+"/unit_id",schemaPath:"schemas.UnitId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/unit_id",schemaPath:"schemas.UnitId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_list !== undefined){
let data2 = data.org_list;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length > 100){
validate47.errors = [{instancePath:instancePath+"/org_list",schemaPath:"#/properties/org_list/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate47.errors = [{instancePath:instancePath+"/org_list/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate47.errors = [{instancePath:instancePath+"/org_list/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data3)){
validate47.errors = [{instancePath:instancePath+"/org_list/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/org_list/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/org_list",schemaPath:"#/properties/org_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

const pattern16 = new RegExp("^[a-z][a-z0-9_]*$", "u");

const formats28 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Contacts" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
validate50.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"}];
return false;
}
else {
for(const key0 in data){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func0(key0) > 64){
const err0 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern16.test(key0)){
const err1 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate50.errors = vErrors;
return false;
break;
}
}
if(valid0){
const _errs2 = errors;
for(const key1 in data){
if(!(key1 === "email")){
let data0 = data[key1];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 256){
validate50.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate50.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
if(_errs2 === errors){
if(data.email !== undefined){
let data1 = data.email;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 254){
validate50.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(!(formats28.test(data1))){
validate50.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Account" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.account_type === undefined) && (missing0 = "account_type"))) || ((data.username === undefined) && (missing0 = "username"))) || ((data.org_unit === undefined) && (missing0 = "org_unit"))) || ((data.org_bound === undefined) && (missing0 = "org_bound"))) || ((data.permissions === undefined) && (missing0 = "permissions"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.trusted === undefined) && (missing0 = "trusted"))) || ((data.created_on === undefined) && (missing0 = "created_on"))) || ((data.last_logged_in === undefined) && (missing0 = "last_logged_in"))) || ((data.contacts === undefined) && (missing0 = "contacts"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account_type !== undefined){
let data1 = data.account_type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate46.errors = [{instancePath:instancePath+"/account_type",schemaPath:"schemas.AccountType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data1 === "User") || (data1 === "SuperUser")) || (data1 === "System")) || (data1 === "Service")) || (data1 === "Provider"))){
validate46.errors = [{instancePath:instancePath+"/account_type",schemaPath:"schemas.AccountType/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system_id !== undefined){
let data2 = data.system_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate46.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate46.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate46.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/system_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
let data3 = data.username;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate46.errors = [{instancePath:instancePath+"/username",schemaPath:"schemas.Username/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate46.errors = [{instancePath:instancePath+"/username",schemaPath:"schemas.Username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern12.test(data3)){
validate46.errors = [{instancePath:instancePath+"/username",schemaPath:"schemas.Username/pattern",keyword:"pattern",params:{pattern: "^[\\p{L}\\p{N}][\\p{L}\\p{N}._@+\\-]{0,63}$"},message:"must match pattern \""+"^[\\p{L}\\p{N}][\\p{L}\\p{N}._@+\\-]{0,63}$"+"\""}];
return false;
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/username",schemaPath:"schemas.Username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_unit !== undefined){
const _errs13 = errors;
if(!(validate47(data.org_unit, {instancePath:instancePath+"/org_unit",parentData:data,parentDataProperty:"org_unit",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_bound !== undefined){
const _errs14 = errors;
if(typeof data.org_bound !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/org_bound",schemaPath:"#/properties/org_bound/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
let data6 = data.permissions;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
if(data6.length > 100){
validate46.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid5 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(!(validate32(data6[i0], {instancePath:instancePath+"/permissions/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid5 = _errs18 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/permissions",schemaPath:"#/properties/permissions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs19 = errors;
if(typeof data.enabled !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trusted !== undefined){
const _errs21 = errors;
if(typeof data.trusted !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/trusted",schemaPath:"#/properties/trusted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_on !== undefined){
let data10 = data.created_on;
const _errs23 = errors;
const _errs24 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate46.errors = [{instancePath:instancePath+"/created_on",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if(typeof data10 == "number"){
if(data10 > 8640000000000000 || isNaN(data10)){
validate46.errors = [{instancePath:instancePath+"/created_on",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate46.errors = [{instancePath:instancePath+"/created_on",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data10))){
validate46.errors = [{instancePath:instancePath+"/created_on",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_logged_in !== undefined){
let data11 = data.last_logged_in;
const _errs26 = errors;
const _errs27 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate46.errors = [{instancePath:instancePath+"/last_logged_in",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if(typeof data11 == "number"){
if(data11 > 8640000000000000 || isNaN(data11)){
validate46.errors = [{instancePath:instancePath+"/last_logged_in",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate46.errors = [{instancePath:instancePath+"/last_logged_in",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data11))){
validate46.errors = [{instancePath:instancePath+"/last_logged_in",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reset_password_otp !== undefined){
let data12 = data.reset_password_otp;
const _errs29 = errors;
if(errors === _errs29){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing1;
if((data12.expires_at === undefined) && (missing1 = "expires_at")){
validate46.errors = [{instancePath:instancePath+"/reset_password_otp",schemaPath:"#/properties/reset_password_otp/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data12.expires_at !== undefined){
let data13 = data12.expires_at;
const _errs32 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate46.errors = [{instancePath:instancePath+"/reset_password_otp/expires_at",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if(typeof data13 == "number"){
if(data13 > 8640000000000000 || isNaN(data13)){
validate46.errors = [{instancePath:instancePath+"/reset_password_otp/expires_at",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate46.errors = [{instancePath:instancePath+"/reset_password_otp/expires_at",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data13))){
validate46.errors = [{instancePath:instancePath+"/reset_password_otp/expires_at",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/reset_password_otp",schemaPath:"#/properties/reset_password_otp/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contacts !== undefined){
const _errs34 = errors;
if(!(validate50(data.contacts, {instancePath:instancePath+"/contacts",parentData:data,parentDataProperty:"contacts",rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oauth_sub !== undefined){
let data15 = data.oauth_sub;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data15 === "string"){
if(func0(data15) > 255){
validate46.errors = [{instancePath:instancePath+"/oauth_sub",schemaPath:"#/properties/oauth_sub/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func0(data15) < 1){
validate46.errors = [{instancePath:instancePath+"/oauth_sub",schemaPath:"#/properties/oauth_sub/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/oauth_sub",schemaPath:"#/properties/oauth_sub/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oauth_provider_id !== undefined){
let data16 = data.oauth_provider_id;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data16 === "string"){
if(func0(data16) > 64){
validate46.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data16) < 1){
validate46.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data16)){
validate46.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/oauth_provider_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listAccounts.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate45.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate46(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

const schema50 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["permission_denied"]}}}],"$id":"listAccounts.403.0"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listAccounts.403.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate53.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "permission_denied")){
validate53.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema50.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate53.errors = vErrors;
return errors === 0;
}

const schema51 = {"type":"object","required":[],"properties":{"idempotent-replayed":{"type":"string","enum":["true"]}},"$id":"createAccount.200.headers"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createAccount.200.headers" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotent-replayed"] !== undefined){
let data0 = data["idempotent-replayed"];
if(typeof data0 !== "string"){
validate55.errors = [{instancePath:instancePath+"/idempotent-replayed",schemaPath:"#/properties/idempotent-replayed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data0 === "true")){
validate55.errors = [{instancePath:instancePath+"/idempotent-replayed",schemaPath:"#/properties/idempotent-replayed/enum",keyword:"enum",params:{allowedValues: schema51.properties["idempotent-replayed"].enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createAccount.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema53 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["permission_denied","permission_exceeds_own"]}}}],"$id":"createAccount.403.0"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createAccount.403.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate58.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "permission_denied") || (data0 === "permission_exceeds_own"))){
validate58.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema53.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate58.errors = vErrors;
return errors === 0;
}

const schema54 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["organisation_not_found","unit_not_found","system_not_found","oauth_provider_not_found"]}}}],"$id":"createAccount.404.0"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createAccount.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate60.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((data0 === "organisation_not_found") || (data0 === "unit_not_found")) || (data0 === "system_not_found")) || (data0 === "oauth_provider_not_found"))){
validate60.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema54.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate60.errors = vErrors;
return errors === 0;
}

const schema55 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["username_taken"]}}}],"$id":"createAccount.409.0"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createAccount.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate62.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "username_taken")){
validate62.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema55.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate62.errors = vErrors;
return errors === 0;
}

const schema56 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","password_unacceptable","permission_unknown","account_type_misplaced","oauth_provider_not_applicable"]}}}],"$id":"createAccount.422.0"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createAccount.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate64.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((((data0 === "idempotency_key_reused") || (data0 === "password_unacceptable")) || (data0 === "permission_unknown")) || (data0 === "account_type_misplaced")) || (data0 === "oauth_provider_not_applicable"))){
validate64.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema56.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate64.errors = vErrors;
return errors === 0;
}

const schema57 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["account_not_found","organisation_not_found","unit_not_found","oauth_provider_not_found"]}}}],"$id":"updateAccount.404.0"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateAccount.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate66.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((data0 === "account_not_found") || (data0 === "organisation_not_found")) || (data0 === "unit_not_found")) || (data0 === "oauth_provider_not_found"))){
validate66.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema57.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate66.errors = vErrors;
return errors === 0;
}

const schema58 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["own_account","last_system_account","username_taken"]}}}],"$id":"updateAccount.409.0"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateAccount.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate68.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "own_account") || (data0 === "last_system_account")) || (data0 === "username_taken"))){
validate68.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema58.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate68.errors = vErrors;
return errors === 0;
}

const schema59 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["account_not_found"]}}}],"$id":"disableAccount.404.0"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="disableAccount.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate70.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "account_not_found")){
validate70.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema59.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate70.errors = vErrors;
return errors === 0;
}

const schema60 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["own_account","last_system_account"]}}}],"$id":"disableAccount.409.0"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="disableAccount.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate72.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "own_account") || (data0 === "last_system_account"))){
validate72.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema60.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate72.errors = vErrors;
return errors === 0;
}

const schema61 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused"]}}}],"$id":"disableAccount.422.0"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="disableAccount.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate74.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "idempotency_key_reused")){
validate74.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema61.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate74.errors = vErrors;
return errors === 0;
}

const pattern20 = new RegExp("^https?://[^/?#@\\s]+([/?][^#\\s]*)?$", "u");

const pattern23 = new RegExp("^https?://[^/?#@\\s]+(/[^?#\\s]*)?/oauth/callback$", "u");

const formats30 = formats.uri;

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.OAuthProvider" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.owner === undefined) && (missing0 = "owner"))) || ((data.client_id === undefined) && (missing0 = "client_id"))) || ((data.issuer_url === undefined) && (missing0 = "issuer_url"))) || ((data.token_url === undefined) && (missing0 = "token_url"))) || ((data.jwk_url === undefined) && (missing0 = "jwk_url"))) || ((data.redirect_url === undefined) && (missing0 = "redirect_url"))) || ((data.frontend_url === undefined) && (missing0 = "frontend_url"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.updated === undefined) && (missing0 = "updated"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate77.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate77.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate77.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner !== undefined){
let data1 = data.owner;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 129){
validate77.errors = [{instancePath:instancePath+"/owner",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate77.errors = [{instancePath:instancePath+"/owner",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data1)){
validate77.errors = [{instancePath:instancePath+"/owner",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/owner",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_id !== undefined){
let data2 = data.client_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 512){
validate77.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate77.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issuer_url !== undefined){
let data3 = data.issuer_url;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 2048){
validate77.errors = [{instancePath:instancePath+"/issuer_url",schemaPath:"schemas.OutgoingUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data3) < 8){
validate77.errors = [{instancePath:instancePath+"/issuer_url",schemaPath:"schemas.OutgoingUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern20.test(data3)){
validate77.errors = [{instancePath:instancePath+"/issuer_url",schemaPath:"schemas.OutgoingUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"+"\""}];
return false;
}
else {
if(!(formats30(data3))){
validate77.errors = [{instancePath:instancePath+"/issuer_url",schemaPath:"schemas.OutgoingUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/issuer_url",schemaPath:"schemas.OutgoingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token_url !== undefined){
let data4 = data.token_url;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 2048){
validate77.errors = [{instancePath:instancePath+"/token_url",schemaPath:"schemas.OutgoingUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data4) < 8){
validate77.errors = [{instancePath:instancePath+"/token_url",schemaPath:"schemas.OutgoingUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern20.test(data4)){
validate77.errors = [{instancePath:instancePath+"/token_url",schemaPath:"schemas.OutgoingUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"+"\""}];
return false;
}
else {
if(!(formats30(data4))){
validate77.errors = [{instancePath:instancePath+"/token_url",schemaPath:"schemas.OutgoingUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/token_url",schemaPath:"schemas.OutgoingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jwk_url !== undefined){
let data5 = data.jwk_url;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data5 === "string"){
if(func0(data5) > 2048){
validate77.errors = [{instancePath:instancePath+"/jwk_url",schemaPath:"schemas.OutgoingUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data5) < 8){
validate77.errors = [{instancePath:instancePath+"/jwk_url",schemaPath:"schemas.OutgoingUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern20.test(data5)){
validate77.errors = [{instancePath:instancePath+"/jwk_url",schemaPath:"schemas.OutgoingUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"+"\""}];
return false;
}
else {
if(!(formats30(data5))){
validate77.errors = [{instancePath:instancePath+"/jwk_url",schemaPath:"schemas.OutgoingUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/jwk_url",schemaPath:"schemas.OutgoingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirect_url !== undefined){
let data6 = data.redirect_url;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(errors === _errs19){
if(typeof data6 === "string"){
if(func0(data6) > 2048){
validate77.errors = [{instancePath:instancePath+"/redirect_url",schemaPath:"schemas.OAuthRedirectUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data6) < 8){
validate77.errors = [{instancePath:instancePath+"/redirect_url",schemaPath:"schemas.OAuthRedirectUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern23.test(data6)){
validate77.errors = [{instancePath:instancePath+"/redirect_url",schemaPath:"schemas.OAuthRedirectUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+(/[^?#\\s]*)?/oauth/callback$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+(/[^?#\\s]*)?/oauth/callback$"+"\""}];
return false;
}
else {
if(!(formats30(data6))){
validate77.errors = [{instancePath:instancePath+"/redirect_url",schemaPath:"schemas.OAuthRedirectUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/redirect_url",schemaPath:"schemas.OAuthRedirectUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frontend_url !== undefined){
let data7 = data.frontend_url;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(errors === _errs22){
if(typeof data7 === "string"){
if(func0(data7) > 2048){
validate77.errors = [{instancePath:instancePath+"/frontend_url",schemaPath:"schemas.OAuthFrontendUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data7) < 8){
validate77.errors = [{instancePath:instancePath+"/frontend_url",schemaPath:"schemas.OAuthFrontendUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern20.test(data7)){
validate77.errors = [{instancePath:instancePath+"/frontend_url",schemaPath:"schemas.OAuthFrontendUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"+"\""}];
return false;
}
else {
if(!(formats30(data7))){
validate77.errors = [{instancePath:instancePath+"/frontend_url",schemaPath:"schemas.OAuthFrontendUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/frontend_url",schemaPath:"schemas.OAuthFrontendUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data8 = data.created;
const _errs24 = errors;
const _errs25 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate77.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if(typeof data8 == "number"){
if(data8 > 8640000000000000 || isNaN(data8)){
validate77.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate77.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data8))){
validate77.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated !== undefined){
let data9 = data.updated;
const _errs27 = errors;
const _errs28 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate77.errors = [{instancePath:instancePath+"/updated",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs28){
if(typeof data9 == "number"){
if(data9 > 8640000000000000 || isNaN(data9)){
validate77.errors = [{instancePath:instancePath+"/updated",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate77.errors = [{instancePath:instancePath+"/updated",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data9))){
validate77.errors = [{instancePath:instancePath+"/updated",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listOauthProviders.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate76.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate77(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createOauthProvider.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
validate79.errors = vErrors;
return errors === 0;
}

const schema74 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["owner_not_found"]}}}],"$id":"createOauthProvider.404.0"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createOauthProvider.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate81.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "owner_not_found")){
validate81.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema74.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate81.errors = vErrors;
return errors === 0;
}

const schema75 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["oauth_provider_id_taken"]}}}],"$id":"createOauthProvider.409.0"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createOauthProvider.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate83.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "oauth_provider_id_taken")){
validate83.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema75.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate83.errors = vErrors;
return errors === 0;
}

const schema76 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","address_not_allowed"]}}}],"$id":"createOauthProvider.422.0"};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createOauthProvider.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate85.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "idempotency_key_reused") || (data0 === "address_not_allowed"))){
validate85.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema76.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate85.errors = vErrors;
return errors === 0;
}

const schema77 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["oauth_provider_not_found","owner_not_found"]}}}],"$id":"updateOauthProvider.404.0"};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateOauthProvider.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate87.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "oauth_provider_not_found") || (data0 === "owner_not_found"))){
validate87.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema77.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate87.errors = vErrors;
return errors === 0;
}

const schema78 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","address_not_allowed","oauth_provider_not_applicable"]}}}],"$id":"updateOauthProvider.422.0"};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateOauthProvider.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate89.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "idempotency_key_reused") || (data0 === "address_not_allowed")) || (data0 === "oauth_provider_not_applicable"))){
validate89.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema78.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate89.errors = vErrors;
return errors === 0;
}

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="startOauthLogin.302.headers" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.location === undefined) && (missing0 = "location")){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.location !== undefined){
let data0 = data.location;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) > 8192){
validate91.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate91.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats30(data0))){
validate91.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["set-cookie"] !== undefined){
let data1 = data["set-cookie"];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) > 4096){
validate91.errors = [{instancePath:instancePath+"/set-cookie",schemaPath:"#/properties/set-cookie/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate91.errors = [{instancePath:instancePath+"/set-cookie",schemaPath:"#/properties/set-cookie/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/set-cookie",schemaPath:"#/properties/set-cookie/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}

const schema80 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["oauth_provider_not_found"]}}}],"$id":"startOauthLogin.404.0"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="startOauthLogin.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate92.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "oauth_provider_not_found")){
validate92.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema80.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate92.errors = vErrors;
return errors === 0;
}

const schema81 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["oauth_state_unknown"]}}}],"$id":"finishOauthLogin.422.0"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="finishOauthLogin.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate94.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "oauth_state_unknown")){
validate94.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema81.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate94.errors = vErrors;
return errors === 0;
}

const pattern27 = new RegExp("^([A-Z]{3})?$", "u");

const schema87 = {"type":"object","required":["child_type","id","currency"],"properties":{"child_type":{"type":"string","enum":["Organisation","Unit"]},"id":{"$ref":"schemas.Id"},"currency":{"$ref":"schemas.CurrencyOrNone"}},"$id":"schemas.OrganisationChild"};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.OrganisationChild" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.child_type === undefined) && (missing0 = "child_type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.currency === undefined) && (missing0 = "currency"))){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.child_type !== undefined){
let data0 = data.child_type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate98.errors = [{instancePath:instancePath+"/child_type",schemaPath:"#/properties/child_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "Organisation") || (data0 === "Unit"))){
validate98.errors = [{instancePath:instancePath+"/child_type",schemaPath:"#/properties/child_type/enum",keyword:"enum",params:{allowedValues: schema87.properties.child_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate98.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate98.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate98.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data2 = data.currency;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 3){
validate98.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.CurrencyOrNone/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data2) < 0){
validate98.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.CurrencyOrNone/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
else {
if(!pattern27.test(data2)){
validate98.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.CurrencyOrNone/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{3})?$"},message:"must match pattern \""+"^([A-Z]{3})?$"+"\""}];
return false;
}
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.CurrencyOrNone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Organisation" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.parent_id === undefined) && (missing0 = "parent_id"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.base_currency === undefined) && (missing0 = "base_currency"))) || ((data.children === undefined) && (missing0 = "children"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.updated === undefined) && (missing0 = "updated"))) || ((data.units === undefined) && (missing0 = "units"))){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate97.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate97.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate97.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate97.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate97.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent_id !== undefined){
let data2 = data.parent_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate97.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"schemas.OrganisationIdOrNone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 0){
validate97.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"schemas.OrganisationIdOrNone/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
else {
if(!pattern6.test(data2)){
validate97.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"schemas.OrganisationIdOrNone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/parent_id",schemaPath:"schemas.OrganisationIdOrNone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs9 = errors;
if(typeof data.enabled !== "boolean"){
validate97.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_currency !== undefined){
let data4 = data.base_currency;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func0(data4) > 3){
validate97.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.CurrencyOrNone/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data4) < 0){
validate97.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.CurrencyOrNone/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
else {
if(!pattern27.test(data4)){
validate97.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.CurrencyOrNone/pattern",keyword:"pattern",params:{pattern: "^([A-Z]{3})?$"},message:"must match pattern \""+"^([A-Z]{3})?$"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.CurrencyOrNone/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.children !== undefined){
let data5 = data.children;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data5)){
if(data5.length > 2000){
validate97.errors = [{instancePath:instancePath+"/children",schemaPath:"#/properties/children/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(!(validate98(data5[i0], {instancePath:instancePath+"/children/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data7 = data.created;
const _errs17 = errors;
const _errs18 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate97.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if(typeof data7 == "number"){
if(data7 > 8640000000000000 || isNaN(data7)){
validate97.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate97.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data7))){
validate97.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated !== undefined){
let data8 = data.updated;
const _errs20 = errors;
const _errs21 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate97.errors = [{instancePath:instancePath+"/updated",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if(typeof data8 == "number"){
if(data8 > 8640000000000000 || isNaN(data8)){
validate97.errors = [{instancePath:instancePath+"/updated",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate97.errors = [{instancePath:instancePath+"/updated",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data8))){
validate97.errors = [{instancePath:instancePath+"/updated",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.units !== undefined){
let data9 = data.units;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data9)){
if(data9.length > 1000){
validate97.errors = [{instancePath:instancePath+"/units",schemaPath:"#/properties/units/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid7 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data10 === "string"){
if(func0(data10) > 64){
validate97.errors = [{instancePath:instancePath+"/units/" + i1,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data10) < 1){
validate97.errors = [{instancePath:instancePath+"/units/" + i1,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data10)){
validate97.errors = [{instancePath:instancePath+"/units/" + i1,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/units/" + i1,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid7 = _errs25 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/units",schemaPath:"#/properties/units/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listOrganisations.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate96.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate97(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createOrganisation.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
validate101.errors = vErrors;
return errors === 0;
}

const schema94 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["organisation_not_found"]}}}],"$id":"createOrganisation.404.0"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createOrganisation.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate103.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "organisation_not_found")){
validate103.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema94.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate103.errors = vErrors;
return errors === 0;
}

const schema95 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["organisation_id_taken"]}}}],"$id":"createOrganisation.409.0"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createOrganisation.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate105.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "organisation_id_taken")){
validate105.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema95.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate105.errors = vErrors;
return errors === 0;
}

const schema96 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","organisation_parent_invalid"]}}}],"$id":"createOrganisation.422.0"};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createOrganisation.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate107.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "idempotency_key_reused") || (data0 === "organisation_parent_invalid"))){
validate107.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema96.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate107.errors = vErrors;
return errors === 0;
}

const schema97 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["platform_organisation","unit_in_use"]}}}],"$id":"updateOrganisation.409.0"};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateOrganisation.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate109.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "platform_organisation") || (data0 === "unit_in_use"))){
validate109.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema97.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate109.errors = vErrors;
return errors === 0;
}

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ItemOutcomes" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.succeeded === undefined) && (missing0 = "succeeded")) || ((data.failed === undefined) && (missing0 = "failed"))){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.succeeded !== undefined){
let data0 = data.succeeded;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate112.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate112.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate112.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate112.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data2 = data.failed;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate112.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate112.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate112.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data3)){
validate112.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="addOrganisationUnits.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
validate111.errors = vErrors;
return errors === 0;
}

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.System" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.service_id === undefined) && (missing0 = "service_id"))) || ((data.user_types === undefined) && (missing0 = "user_types"))) || ((data.resources === undefined) && (missing0 = "resources"))) || ((data.service_config === undefined) && (missing0 = "service_config"))){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate115.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate115.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate115.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate115.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate115.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_id !== undefined){
let data2 = data.service_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate115.errors = [{instancePath:instancePath+"/service_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate115.errors = [{instancePath:instancePath+"/service_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate115.errors = [{instancePath:instancePath+"/service_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/service_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_types !== undefined){
let data3 = data.user_types;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 5){
validate115.errors = [{instancePath:instancePath+"/user_types",schemaPath:"#/properties/user_types/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs11 = errors;
if(typeof data4 !== "string"){
validate115.errors = [{instancePath:instancePath+"/user_types/" + i0,schemaPath:"schemas.AccountType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data4 === "User") || (data4 === "SuperUser")) || (data4 === "System")) || (data4 === "Service")) || (data4 === "Provider"))){
validate115.errors = [{instancePath:instancePath+"/user_types/" + i0,schemaPath:"schemas.AccountType/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/user_types",schemaPath:"#/properties/user_types/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resources !== undefined){
let data5 = data.resources;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data5)){
if(data5.length > 100){
validate115.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid5 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(func0(data6) > 64){
validate115.errors = [{instancePath:instancePath+"/resources/" + i1,schemaPath:"#/properties/resources/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data6)){
validate115.errors = [{instancePath:instancePath+"/resources/" + i1,schemaPath:"#/properties/resources/items/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/resources/" + i1,schemaPath:"#/properties/resources/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_config !== undefined){
let data7 = data.service_config;
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 100){
validate115.errors = [{instancePath:instancePath+"/service_config",schemaPath:"#/properties/service_config/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key0 in data7){
let data8 = data7[key0];
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length > 100){
validate115.errors = [{instancePath:instancePath+"/service_config/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/service_config/additionalProperties/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"}];
return false;
}
else {
for(const key1 in data8){
let data9 = data8[key1];
const _errs24 = errors;
if(errors === _errs24){
if(typeof data9 === "string"){
if(func0(data9) > 1024){
validate115.errors = [{instancePath:instancePath+"/service_config/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/service_config/additionalProperties/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data9) < 0){
validate115.errors = [{instancePath:instancePath+"/service_config/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/service_config/additionalProperties/additionalProperties/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/service_config/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/service_config/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid7 = _errs24 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/service_config/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/service_config/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs21 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/service_config",schemaPath:"#/properties/service_config/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listSystems.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate114.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate115(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}

const schema108 = {"type":"object","required":["id","timestamp","owner_id","action","target","outcome","request_id","detail"],"properties":{"id":{"$ref":"schemas.Id"},"timestamp":{"$ref":"schemas.Timestamp"},"owner_id":{"$ref":"schemas.OwnerId"},"actor":{"type":"object","required":["account_id","username"],"properties":{"account_id":{"$ref":"schemas.Id"},"username":{"type":"string","minLength":1,"maxLength":128}}},"network_address":{"type":"string","minLength":2,"maxLength":45},"action":{"type":"string","maxLength":64,"pattern":"^[a-z][A-Za-z]*$"},"target":{"type":"object","required":["resource","id"],"properties":{"resource":{"type":"string","maxLength":64,"pattern":"^[a-z]+(_[a-z]+)*$"},"id":{"type":"string","minLength":0,"maxLength":256}}},"outcome":{"type":"string","enum":["done","refused"]},"code":{"type":"string","maxLength":64,"pattern":"^[a-z]+(_[a-z]+)*$"},"request_id":{"type":"string","minLength":0,"maxLength":128},"detail":{"type":"object","maxProperties":20,"additionalProperties":{"type":"string","minLength":0,"maxLength":1024}}},"$id":"schemas.AuditEvent"};

const pattern39 = new RegExp("^[a-z][A-Za-z]*$", "u");

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.AuditEvent" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.action === undefined) && (missing0 = "action"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.detail === undefined) && (missing0 = "detail"))){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate118.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate118.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate118.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data1 = data.timestamp;
const _errs4 = errors;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate118.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 8640000000000000 || isNaN(data1)){
validate118.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate118.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data1))){
validate118.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data2 = data.owner_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate118.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate118.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data2)){
validate118.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor !== undefined){
let data3 = data.actor;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.account_id === undefined) && (missing1 = "account_id")) || ((data3.username === undefined) && (missing1 = "username"))){
validate118.errors = [{instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.account_id !== undefined){
let data4 = data3.account_id;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 64){
validate118.errors = [{instancePath:instancePath+"/actor/account_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate118.errors = [{instancePath:instancePath+"/actor/account_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data4)){
validate118.errors = [{instancePath:instancePath+"/actor/account_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/actor/account_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.username !== undefined){
let data5 = data3.username;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func0(data5) > 128){
validate118.errors = [{instancePath:instancePath+"/actor/username",schemaPath:"#/properties/actor/properties/username/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate118.errors = [{instancePath:instancePath+"/actor/username",schemaPath:"#/properties/actor/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/actor/username",schemaPath:"#/properties/actor/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.network_address !== undefined){
let data6 = data.network_address;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(func0(data6) > 45){
validate118.errors = [{instancePath:instancePath+"/network_address",schemaPath:"#/properties/network_address/maxLength",keyword:"maxLength",params:{limit: 45},message:"must NOT have more than 45 characters"}];
return false;
}
else {
if(func0(data6) < 2){
validate118.errors = [{instancePath:instancePath+"/network_address",schemaPath:"#/properties/network_address/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/network_address",schemaPath:"#/properties/network_address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
let data7 = data.action;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data7 === "string"){
if(func0(data7) > 64){
validate118.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern39.test(data7)){
validate118.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z]*$"},message:"must match pattern \""+"^[a-z][A-Za-z]*$"+"\""}];
return false;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data8 = data.target;
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((data8.resource === undefined) && (missing2 = "resource")) || ((data8.id === undefined) && (missing2 = "id"))){
validate118.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data8.resource !== undefined){
let data9 = data8.resource;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data9 === "string"){
if(func0(data9) > 64){
validate118.errors = [{instancePath:instancePath+"/target/resource",schemaPath:"#/properties/target/properties/resource/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data9)){
validate118.errors = [{instancePath:instancePath+"/target/resource",schemaPath:"#/properties/target/properties/resource/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/target/resource",schemaPath:"#/properties/target/properties/resource/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.id !== undefined){
let data10 = data8.id;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data10 === "string"){
if(func0(data10) > 256){
validate118.errors = [{instancePath:instancePath+"/target/id",schemaPath:"#/properties/target/properties/id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func0(data10) < 0){
validate118.errors = [{instancePath:instancePath+"/target/id",schemaPath:"#/properties/target/properties/id/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/target/id",schemaPath:"#/properties/target/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data11 = data.outcome;
const _errs27 = errors;
if(typeof data11 !== "string"){
validate118.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data11 === "done") || (data11 === "refused"))){
validate118.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema108.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data12 = data.code;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data12 === "string"){
if(func0(data12) > 64){
validate118.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data12)){
validate118.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data13 = data.request_id;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data13 === "string"){
if(func0(data13) > 128){
validate118.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data13) < 0){
validate118.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data14 = data.detail;
const _errs33 = errors;
if(errors === _errs33){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(Object.keys(data14).length > 20){
validate118.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"}];
return false;
}
else {
for(const key0 in data14){
let data15 = data14[key0];
const _errs36 = errors;
if(errors === _errs36){
if(typeof data15 === "string"){
if(func0(data15) > 1024){
validate118.errors = [{instancePath:instancePath+"/detail/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/detail/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func0(data15) < 0){
validate118.errors = [{instancePath:instancePath+"/detail/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/detail/additionalProperties/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/detail/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/detail/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid7 = _errs36 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listAuditEvents.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate117.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate118(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}

const pattern46 = new RegExp("^[A-Z][A-Za-z]*$", "u");

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Delivery" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.created === undefined) && (missing0 = "created"))){
validate121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate121.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate121.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate121.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate121.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data1)){
validate121.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data2 = data.owner_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 129){
validate121.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate121.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data2)){
validate121.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destination_id !== undefined){
let data3 = data.destination_id;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate121.errors = [{instancePath:instancePath+"/destination_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate121.errors = [{instancePath:instancePath+"/destination_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data3)){
validate121.errors = [{instancePath:instancePath+"/destination_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/destination_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_type !== undefined){
let data4 = data.event_type;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func0(data4) > 64){
validate121.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern46.test(data4)){
validate121.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z]*$"},message:"must match pattern \""+"^[A-Z][A-Za-z]*$"+"\""}];
return false;
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data5 = data.url;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(func0(data5) > 2048){
validate121.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats30(data5))){
validate121.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data6 = data.state;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(func0(data6) > 64){
validate121.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data6)){
validate121.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data7 = data.attempts;
const _errs18 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate121.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if(typeof data7 == "number"){
if(data7 > 2147483647 || isNaN(data7)){
validate121.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate121.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data7))){
validate121.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data8 = data.created;
const _errs20 = errors;
const _errs21 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate121.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if(typeof data8 == "number"){
if(data8 > 8640000000000000 || isNaN(data8)){
validate121.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate121.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data8))){
validate121.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_attempt !== undefined){
let data9 = data.last_attempt;
const _errs23 = errors;
const _errs24 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate121.errors = [{instancePath:instancePath+"/last_attempt",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if(typeof data9 == "number"){
if(data9 > 8640000000000000 || isNaN(data9)){
validate121.errors = [{instancePath:instancePath+"/last_attempt",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate121.errors = [{instancePath:instancePath+"/last_attempt",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data9))){
validate121.errors = [{instancePath:instancePath+"/last_attempt",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_attempt !== undefined){
let data10 = data.next_attempt;
const _errs26 = errors;
const _errs27 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate121.errors = [{instancePath:instancePath+"/next_attempt",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if(typeof data10 == "number"){
if(data10 > 8640000000000000 || isNaN(data10)){
validate121.errors = [{instancePath:instancePath+"/next_attempt",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate121.errors = [{instancePath:instancePath+"/next_attempt",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data10))){
validate121.errors = [{instancePath:instancePath+"/next_attempt",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_status !== undefined){
let data11 = data.last_status;
const _errs29 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate121.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if(typeof data11 == "number"){
if(data11 > 599 || isNaN(data11)){
validate121.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data11 < 100 || isNaN(data11)){
validate121.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"}];
return false;
}
else {
if(!(formats2.validate(data11))){
validate121.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_error !== undefined){
let data12 = data.last_error;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data12 === "string"){
if(func0(data12) > 500){
validate121.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func0(data12) < 1){
validate121.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate121.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listDeliveries.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate120.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate121(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}

const schema126 = {"type":"string","enum":["*","WinEvent","WinSettled","RaffleWinEvent","OptInEvent","PlayerBonusAdded","PlayerBonusUpdated","PlayerBonusConsumed","PlayerBonusExpired","PasswordResetRequested"],"$id":"schemas.DeliverableEvent"};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Destination" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.updated === undefined) && (missing0 = "updated"))){
validate124.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate124.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate124.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate124.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data1 = data.owner_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 129){
validate124.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate124.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data1)){
validate124.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data2 = data.url;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 2048){
validate124.errors = [{instancePath:instancePath+"/url",schemaPath:"schemas.OutgoingUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func0(data2) < 8){
validate124.errors = [{instancePath:instancePath+"/url",schemaPath:"schemas.OutgoingUrl/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern20.test(data2)){
validate124.errors = [{instancePath:instancePath+"/url",schemaPath:"schemas.OutgoingUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"},message:"must match pattern \""+"^https?://[^/?#@\\s]+([/?][^#\\s]*)?$"+"\""}];
return false;
}
else {
if(!(formats30(data2))){
validate124.errors = [{instancePath:instancePath+"/url",schemaPath:"schemas.OutgoingUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/url",schemaPath:"schemas.OutgoingUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data3 = data.events;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
if(data3.length > 20){
validate124.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs12 = errors;
if(typeof data4 !== "string"){
validate124.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"schemas.DeliverableEvent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((data4 === "*") || (data4 === "WinEvent")) || (data4 === "WinSettled")) || (data4 === "RaffleWinEvent")) || (data4 === "OptInEvent")) || (data4 === "PlayerBonusAdded")) || (data4 === "PlayerBonusUpdated")) || (data4 === "PlayerBonusConsumed")) || (data4 === "PlayerBonusExpired")) || (data4 === "PasswordResetRequested"))){
validate124.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"schemas.DeliverableEvent/enum",keyword:"enum",params:{allowedValues: schema126.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs15 = errors;
if(typeof data.enabled !== "boolean"){
validate124.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_reason !== undefined){
let data6 = data.disabled_reason;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(func0(data6) > 64){
validate124.errors = [{instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern3.test(data6)){
validate124.errors = [{instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(_[a-z]+)*$"},message:"must match pattern \""+"^[a-z]+(_[a-z]+)*$"+"\""}];
return false;
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_secret_until !== undefined){
let data7 = data.previous_secret_until;
const _errs19 = errors;
const _errs20 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate124.errors = [{instancePath:instancePath+"/previous_secret_until",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if(typeof data7 == "number"){
if(data7 > 8640000000000000 || isNaN(data7)){
validate124.errors = [{instancePath:instancePath+"/previous_secret_until",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate124.errors = [{instancePath:instancePath+"/previous_secret_until",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data7))){
validate124.errors = [{instancePath:instancePath+"/previous_secret_until",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data8 = data.created;
const _errs22 = errors;
const _errs23 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate124.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if(typeof data8 == "number"){
if(data8 > 8640000000000000 || isNaN(data8)){
validate124.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate124.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data8))){
validate124.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated !== undefined){
let data9 = data.updated;
const _errs25 = errors;
const _errs26 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate124.errors = [{instancePath:instancePath+"/updated",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if(typeof data9 == "number"){
if(data9 > 8640000000000000 || isNaN(data9)){
validate124.errors = [{instancePath:instancePath+"/updated",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate124.errors = [{instancePath:instancePath+"/updated",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data9))){
validate124.errors = [{instancePath:instancePath+"/updated",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listDestinations.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate123.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate124(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createDestination.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
validate126.errors = vErrors;
return errors === 0;
}

const schema131 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["destination_taken"]}}}],"$id":"createDestination.409.0"};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createDestination.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate128.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "destination_taken")){
validate128.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema131.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate128.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate128.errors = vErrors;
return errors === 0;
}

const schema132 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["destination_not_found"]}}}],"$id":"updateDestination.404.0"};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateDestination.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate130.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "destination_not_found")){
validate130.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema132.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate130.errors = vErrors;
return errors === 0;
}

const pattern52 = new RegExp("^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$", "u");

const pattern53 = new RegExp("^[A-Z]{3}$", "u");

const formats72 = formats.multiplier;

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.BrandCurrencies" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.brand_id === undefined) && (missing0 = "brand_id")) || ((data.base_currency === undefined) && (missing0 = "base_currency"))) || ((data.multipliers === undefined) && (missing0 = "multipliers"))){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.brand_id !== undefined){
let data0 = data.brand_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 129){
validate133.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data0) < 3){
validate133.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern52.test(data0)){
validate133.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_currency !== undefined){
let data1 = data.base_currency;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 3){
validate133.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data1) < 3){
validate133.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern53.test(data1)){
validate133.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multipliers !== undefined){
let data2 = data.multipliers;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 500){
validate133.errors = [{instancePath:instancePath+"/multipliers",schemaPath:"#/properties/multipliers/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"}];
return false;
}
else {
const _errs9 = errors;
for(const key0 in data2){
if(!(pattern53.test(key0))){
validate133.errors = [{instancePath:instancePath+"/multipliers",schemaPath:"#/properties/multipliers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
var valid3 = true;
for(const key1 in data2){
if(pattern53.test(key1)){
let data3 = data2[key1];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 == "number"){
if(data3 > 1000000000000 || isNaN(data3)){
validate133.errors = [{instancePath:instancePath+"/multipliers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Multiplier/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data3 < 1e-12 || isNaN(data3)){
validate133.errors = [{instancePath:instancePath+"/multipliers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Multiplier/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1e-12},message:"must be >= 1e-12"}];
return false;
}
else {
if(!(formats72.validate(data3))){
validate133.errors = [{instancePath:instancePath+"/multipliers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Multiplier/format",keyword:"format",params:{format: "multiplier"},message:"must match format \""+"multiplier"+"\""}];
return false;
}
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/multipliers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Multiplier/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/multipliers",schemaPath:"#/properties/multipliers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listBrandCurrencies.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate132.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate133(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setBrandCurrencies.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
validate135.errors = vErrors;
return errors === 0;
}

const schema139 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["brand_not_found"]}}}],"$id":"setBrandCurrencies.404.0"};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setBrandCurrencies.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate137.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "brand_not_found")){
validate137.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema139.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate137.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate137.errors = vErrors;
return errors === 0;
}

const schema140 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","base_multiplier_not_one"]}}}],"$id":"setBrandCurrencies.422.0"};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setBrandCurrencies.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate139.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "idempotency_key_reused") || (data0 === "base_multiplier_not_one"))){
validate139.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema140.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate139.errors = vErrors;
return errors === 0;
}

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.BrandCurrenciesChange" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.brand_id === undefined) && (missing0 = "brand_id")) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.account_id === undefined) && (missing0 = "account_id"))){
validate142.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.brand_id !== undefined){
let data0 = data.brand_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 129){
validate142.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data0) < 3){
validate142.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern52.test(data0)){
validate142.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate142.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data1 = data.timestamp;
const _errs4 = errors;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate142.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 8640000000000000 || isNaN(data1)){
validate142.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate142.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data1))){
validate142.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account_id !== undefined){
let data2 = data.account_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate142.errors = [{instancePath:instancePath+"/account_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate142.errors = [{instancePath:instancePath+"/account_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate142.errors = [{instancePath:instancePath+"/account_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate142.errors = [{instancePath:instancePath+"/account_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_currency !== undefined){
let data3 = data.base_currency;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 3){
validate142.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data3) < 3){
validate142.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern53.test(data3)){
validate142.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate142.errors = [{instancePath:instancePath+"/base_currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.multipliers !== undefined){
let data4 = data.multipliers;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 500){
validate142.errors = [{instancePath:instancePath+"/multipliers",schemaPath:"#/properties/multipliers/maxProperties",keyword:"maxProperties",params:{limit: 500},message:"must NOT have more than 500 properties"}];
return false;
}
else {
const _errs15 = errors;
for(const key0 in data4){
if(!(pattern53.test(key0))){
validate142.errors = [{instancePath:instancePath+"/multipliers",schemaPath:"#/properties/multipliers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs15 === errors){
var valid5 = true;
for(const key1 in data4){
if(pattern53.test(key1)){
let data5 = data4[key1];
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 == "number"){
if(data5 > 1000000000000 || isNaN(data5)){
validate142.errors = [{instancePath:instancePath+"/multipliers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Multiplier/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data5 < 1e-12 || isNaN(data5)){
validate142.errors = [{instancePath:instancePath+"/multipliers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Multiplier/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1e-12},message:"must be >= 1e-12"}];
return false;
}
else {
if(!(formats72.validate(data5))){
validate142.errors = [{instancePath:instancePath+"/multipliers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Multiplier/format",keyword:"format",params:{format: "multiplier"},message:"must match format \""+"multiplier"+"\""}];
return false;
}
}
}
}
else {
validate142.errors = [{instancePath:instancePath+"/multipliers/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Multiplier/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
}
}
}
else {
validate142.errors = [{instancePath:instancePath+"/multipliers",schemaPath:"#/properties/multipliers/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listBrandCurrencyChanges.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate141.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate142(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Brand" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.created_timestamp === undefined) && (missing0 = "created_timestamp"))){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate146.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.BrandId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate146.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.BrandId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate146.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.BrandId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.BrandId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data1 = data.path;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 129){
validate146.errors = [{instancePath:instancePath+"/path",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data1) < 3){
validate146.errors = [{instancePath:instancePath+"/path",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern52.test(data1)){
validate146.errors = [{instancePath:instancePath+"/path",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/path",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 200){
validate146.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate146.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs9 = errors;
if(typeof data.enabled !== "boolean"){
validate146.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_timestamp !== undefined){
let data4 = data.created_timestamp;
const _errs11 = errors;
const _errs12 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate146.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate146.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate146.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data4))){
validate146.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Operator" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.created_timestamp === undefined) && (missing0 = "created_timestamp"))) || ((data.brands === undefined) && (missing0 = "brands"))){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate145.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate145.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate145.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data1 = data.path;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate145.errors = [{instancePath:instancePath+"/path",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate145.errors = [{instancePath:instancePath+"/path",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate145.errors = [{instancePath:instancePath+"/path",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/path",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 200){
validate145.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate145.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs9 = errors;
if(typeof data.enabled !== "boolean"){
validate145.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_timestamp !== undefined){
let data4 = data.created_timestamp;
const _errs11 = errors;
const _errs12 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate145.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate145.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate145.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data4))){
validate145.errors = [{instancePath:instancePath+"/created_timestamp",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brands !== undefined){
let data5 = data.brands;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data5)){
if(data5.length > 10000){
validate145.errors = [{instancePath:instancePath+"/brands",schemaPath:"#/properties/brands/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(!(validate146(data5[i0], {instancePath:instancePath+"/brands/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/brands",schemaPath:"#/properties/brands/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listOperators.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate144.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate145(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.SavedItems" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.failed === undefined) && (missing0 = "failed"))){
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate150.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate150.errors = [{instancePath:instancePath+"/success/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate150.errors = [{instancePath:instancePath+"/success/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate150.errors = [{instancePath:instancePath+"/success/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/success/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data2 = data.failed;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate150.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate150.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate150.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data3)){
validate150.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="saveOperators.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate150(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
validate149.errors = vErrors;
return errors === 0;
}

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getOperator.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
validate152.errors = vErrors;
return errors === 0;
}

const schema162 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["operator_not_found"]}}}],"$id":"getOperator.404.0"};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getOperator.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate154.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "operator_not_found")){
validate154.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema162.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate154.errors = vErrors;
return errors === 0;
}

const formats82 = formats.amount;

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.OperatorSettings" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.review_threshold === undefined) && (missing0 = "review_threshold")){
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "review_threshold")){
validate157.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.review_threshold !== undefined){
let data0 = data.review_threshold;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 200){
validate157.errors = [{instancePath:instancePath+"/review_threshold",schemaPath:"#/properties/review_threshold/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"}];
return false;
}
else {
for(const key1 in data0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof key1 === "string"){
if(func0(key1) > 3){
const err0 = {instancePath:instancePath+"/review_threshold",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func0(key1) < 3){
const err1 = {instancePath:instancePath+"/review_threshold",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!pattern53.test(key1)){
const err2 = {instancePath:instancePath+"/review_threshold",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/review_threshold",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err4 = {instancePath:instancePath+"/review_threshold",schemaPath:"#/properties/review_threshold/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate157.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 in data0){
let data1 = data0[key2];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data1 == "number"){
if(data1 > 8000000000 || isNaN(data1)){
validate157.errors = [{instancePath:instancePath+"/review_threshold/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate157.errors = [{instancePath:instancePath+"/review_threshold/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data1))){
validate157.errors = [{instancePath:instancePath+"/review_threshold/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/review_threshold/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/review_threshold",schemaPath:"#/properties/review_threshold/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getOperatorSettings.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
validate156.errors = vErrors;
return errors === 0;
}

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.AssignedJackpot" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.priority === undefined) && (missing0 = "priority")) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.instance_id === undefined) && (missing0 = "instance_id"))){
validate161.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "priority") || (key0 === "owner_id")) || (key0 === "instance_id"))){
validate161.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.priority !== undefined){
let data0 = data.priority;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate161.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 1000000 || isNaN(data0)){
validate161.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate161.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate161.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data1 = data.owner_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 129){
validate161.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate161.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data1)){
validate161.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate161.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_id !== undefined){
let data2 = data.instance_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate161.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate161.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate161.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate161.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate161.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Segment" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.owner_id === undefined) && (missing0 = "owner_id")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.priority === undefined) && (missing0 = "priority"))){
validate160.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "owner_id") || (key0 === "id")) || (key0 === "name")) || (key0 === "priority")) || (key0 === "jackpots"))){
validate160.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner_id !== undefined){
let data0 = data.owner_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 129){
validate160.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate160.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data0)){
validate160.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate160.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate160.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate160.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 200){
validate160.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate160.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.priority !== undefined){
let data3 = data.priority;
const _errs10 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate160.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if(typeof data3 == "number"){
if(data3 > 1000000 || isNaN(data3)){
validate160.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate160.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data3))){
validate160.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpots !== undefined){
let data4 = data.jackpots;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data4)){
if(data4.length > 1000){
validate160.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate161(data4[i0], {instancePath:instancePath+"/jackpots/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listSegments.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate159.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate160(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}

const pattern72 = new RegExp("^[A-Za-z0-9._:-]+$", "u");

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.CreatedItems" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.succeeded === undefined) && (missing0 = "succeeded")) || ((data.duplicated === undefined) && (missing0 = "duplicated"))) || ((data.failed === undefined) && (missing0 = "failed"))){
validate165.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.succeeded !== undefined){
let data0 = data.succeeded;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate165.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate165.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate165.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data1)){
validate165.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duplicated !== undefined){
let data2 = data.duplicated;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate165.errors = [{instancePath:instancePath+"/duplicated",schemaPath:"#/properties/duplicated/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate165.errors = [{instancePath:instancePath+"/duplicated/" + i1,schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate165.errors = [{instancePath:instancePath+"/duplicated/" + i1,schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data3)){
validate165.errors = [{instancePath:instancePath+"/duplicated/" + i1,schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/duplicated/" + i1,schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/duplicated",schemaPath:"#/properties/duplicated/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data4 = data.failed;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length > 1000){
validate165.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid5 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func0(data5) > 64){
validate165.errors = [{instancePath:instancePath+"/failed/" + i2,schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate165.errors = [{instancePath:instancePath+"/failed/" + i2,schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data5)){
validate165.errors = [{instancePath:instancePath+"/failed/" + i2,schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/failed/" + i2,schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs13 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createSegments.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate165(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
validate164.errors = vErrors;
return errors === 0;
}

const schema179 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["owner_not_found","segment_not_found","instance_not_found"]}}}],"$id":"assignSegment.404.0"};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="assignSegment.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate167.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "owner_not_found") || (data0 === "segment_not_found")) || (data0 === "instance_not_found"))){
validate167.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema179.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate167.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate167.errors = vErrors;
return errors === 0;
}

const schema180 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","instance_terminated","too_many_assignments"]}}}],"$id":"assignSegment.422.0"};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="assignSegment.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate169.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "idempotency_key_reused") || (data0 === "instance_terminated")) || (data0 === "too_many_assignments"))){
validate169.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema180.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate169.errors = vErrors;
return errors === 0;
}

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.UndeletedSegment" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.owner_id === undefined) && (missing0 = "owner_id")) || ((data.segment_id === undefined) && (missing0 = "segment_id"))) || ((data.jackpots === undefined) && (missing0 = "jackpots"))){
validate173.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.owner_id !== undefined){
let data0 = data.owner_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 129){
validate173.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate173.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data0)){
validate173.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segment_id !== undefined){
let data1 = data.segment_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate173.errors = [{instancePath:instancePath+"/segment_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate173.errors = [{instancePath:instancePath+"/segment_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate173.errors = [{instancePath:instancePath+"/segment_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/segment_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpots !== undefined){
let data2 = data.jackpots;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate173.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate173.errors = [{instancePath:instancePath+"/jackpots/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate173.errors = [{instancePath:instancePath+"/jackpots/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data3)){
validate173.errors = [{instancePath:instancePath+"/jackpots/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/jackpots/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.DeletedSegments" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.succeeded === undefined) && (missing0 = "succeeded")) || ((data.failed === undefined) && (missing0 = "failed"))){
validate172.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.succeeded !== undefined){
let data0 = data.succeeded;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate172.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate172.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate172.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate172.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data2 = data.failed;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate172.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(validate173(data2[i1], {instancePath:instancePath+"/failed/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="deleteSegments.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate172(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
validate171.errors = vErrors;
return errors === 0;
}

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setSegmentPriorities.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate176.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate176.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate160(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}

const schema189 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["owner_not_found","segment_not_found"]}}}],"$id":"setSegmentPriorities.404.0"};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setSegmentPriorities.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate178.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "owner_not_found") || (data0 === "segment_not_found"))){
validate178.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema189.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate178.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate178.errors = vErrors;
return errors === 0;
}

const schema190 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","jackpot_not_assigned"]}}}],"$id":"setSegmentPriorities.422.0"};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setSegmentPriorities.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate180.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "idempotency_key_reused") || (data0 === "jackpot_not_assigned"))){
validate180.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema190.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate180.errors = vErrors;
return errors === 0;
}

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Source" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.owner_id === undefined) && (missing0 = "owner_id")) || ((data.source_name === undefined) && (missing0 = "source_name"))) || ((data.source_id === undefined) && (missing0 = "source_id"))){
validate183.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "owner_id") || (key0 === "source_name")) || (key0 === "source_id")) || (key0 === "jackpots"))){
validate183.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner_id !== undefined){
let data0 = data.owner_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 129){
validate183.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate183.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data0)){
validate183.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_name !== undefined){
let data1 = data.source_name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate183.errors = [{instancePath:instancePath+"/source_name",schemaPath:"#/properties/source_name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate183.errors = [{instancePath:instancePath+"/source_name",schemaPath:"#/properties/source_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/source_name",schemaPath:"#/properties/source_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data2 = data.source_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate183.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate183.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data2)){
validate183.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpots !== undefined){
let data3 = data.jackpots;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
if(data3.length > 1000){
validate183.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate161(data3[i0], {instancePath:instancePath+"/jackpots/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listSources.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate182.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate183(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}

const schema195 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["owner_not_found","source_not_found","instance_not_found"]}}}],"$id":"assignSources.404.0"};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="assignSources.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate186.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "owner_not_found") || (data0 === "source_not_found")) || (data0 === "instance_not_found"))){
validate186.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema195.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate186.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate186.errors = vErrors;
return errors === 0;
}

const pattern82 = new RegExp("^[!-~]+$", "u");

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="recordSourceContribution.200.headers" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["contribution-id"] === undefined) && (missing0 = "contribution-id")){
validate188.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data["contribution-id"] !== undefined){
let data0 = data["contribution-id"];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate188.errors = [{instancePath:instancePath+"/contribution-id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate188.errors = [{instancePath:instancePath+"/contribution-id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate188.errors = [{instancePath:instancePath+"/contribution-id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate188.errors = [{instancePath:instancePath+"/contribution-id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["idempotency-key"] !== undefined){
let data1 = data["idempotency-key"];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 128){
validate188.errors = [{instancePath:instancePath+"/idempotency-key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate188.errors = [{instancePath:instancePath+"/idempotency-key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern82.test(data1)){
validate188.errors = [{instancePath:instancePath+"/idempotency-key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate188.errors = [{instancePath:instancePath+"/idempotency-key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}

const schema199 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["brand_not_found","no_jackpot_for_source"]}}}],"$id":"recordSourceContribution.404.0"};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="recordSourceContribution.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate189.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "brand_not_found") || (data0 === "no_jackpot_for_source"))){
validate189.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema199.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate189.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate189.errors = vErrors;
return errors === 0;
}

const schema200 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_in_flight","instance_changed"]}}}],"$id":"recordSourceContribution.409.0"};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="recordSourceContribution.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate191.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "idempotency_key_in_flight") || (data0 === "instance_changed"))){
validate191.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema200.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate191.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate191.errors = vErrors;
return errors === 0;
}

const schema201 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_keys_differ","idempotency_key_reused","callback_host_not_registered","owner_disabled","player_not_opted_in","currency_not_configured","amount_out_of_range","wallet_not_configured","wallet_refused_session","wallet_refused_player","player_token_mismatch","wallet_currency_mismatch","limit_exceeded","insufficient_funds","instance_terminated"]}}}],"$id":"recordSourceContribution.422.0"};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="recordSourceContribution.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate193.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((((((((((((((data0 === "idempotency_keys_differ") || (data0 === "idempotency_key_reused")) || (data0 === "callback_host_not_registered")) || (data0 === "owner_disabled")) || (data0 === "player_not_opted_in")) || (data0 === "currency_not_configured")) || (data0 === "amount_out_of_range")) || (data0 === "wallet_not_configured")) || (data0 === "wallet_refused_session")) || (data0 === "wallet_refused_player")) || (data0 === "player_token_mismatch")) || (data0 === "wallet_currency_mismatch")) || (data0 === "limit_exceeded")) || (data0 === "insufficient_funds")) || (data0 === "instance_terminated"))){
validate193.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema201.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate193.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate193.errors = vErrors;
return errors === 0;
}

const schema202 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["wallet_failed"]}}}],"$id":"recordSourceContribution.502.0"};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="recordSourceContribution.502.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate195.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "wallet_failed")){
validate195.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema202.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate195.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate195.errors = vErrors;
return errors === 0;
}

const schema203 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["wallet_timeout"]}}}],"$id":"recordSourceContribution.504.0"};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="recordSourceContribution.504.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate197.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "wallet_timeout")){
validate197.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema203.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate197.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate197.errors = vErrors;
return errors === 0;
}

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.UndeletedSource" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.owner_id === undefined) && (missing0 = "owner_id")) || ((data.source_id === undefined) && (missing0 = "source_id"))) || ((data.jackpots === undefined) && (missing0 = "jackpots"))){
validate201.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.owner_id !== undefined){
let data0 = data.owner_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 129){
validate201.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate201.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data0)){
validate201.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data1 = data.source_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate201.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate201.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data1)){
validate201.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpots !== undefined){
let data2 = data.jackpots;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate201.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate201.errors = [{instancePath:instancePath+"/jackpots/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate201.errors = [{instancePath:instancePath+"/jackpots/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data3)){
validate201.errors = [{instancePath:instancePath+"/jackpots/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/jackpots/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate201.errors = vErrors;
return errors === 0;
}

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.DeletedSources" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.succeeded === undefined) && (missing0 = "succeeded")) || ((data.failed === undefined) && (missing0 = "failed"))){
validate200.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.succeeded !== undefined){
let data0 = data.succeeded;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate200.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate200.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate200.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data1)){
validate200.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate200.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate200.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data2 = data.failed;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate200.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(validate201(data2[i1], {instancePath:instancePath+"/failed/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate200.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="deleteSources.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate200(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
validate199.errors = vErrors;
return errors === 0;
}

const schema266 = {"type":"string","enum":["Pending","Active","Paused","Terminated"],"$id":"schemas.InstanceStatus"};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ContributionType" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.Fixed === undefined) && (missing0 = "Fixed")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "Fixed")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.Fixed !== undefined){
let data0 = data.Fixed;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 == "number"){
if(data0 > 8000000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/Fixed",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/Fixed",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(!(formats82.validate(data0))){
const err4 = {instancePath:instancePath+"/Fixed",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/Fixed",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.Percentage === undefined) && (missing1 = "Percentage")){
const err7 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data){
if(!(key1 === "Percentage")){
const err8 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs9 === errors){
if(data.Percentage !== undefined){
let data1 = data.Percentage;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/Percentage",schemaPath:"schemas.Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/Percentage",schemaPath:"schemas.Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/Percentage",schemaPath:"schemas.Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err13 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate206.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate206.errors = vErrors;
return errors === 0;
}

const schema218 = {"type":"object","required":["doc_version","instance_id","player_id","ext_player_id","player_brand_id","contribution_preferences","contribution_count","contribution_value","pot_contributions","opted_in","last_updated"],"properties":{"doc_version":{"type":"string","enum":["V1"]},"instance_id":{"$ref":"schemas.Id"},"player_id":{"$ref":"schemas.PlayerId"},"ext_player_id":{"$ref":"schemas.PlayerId"},"player_brand_id":{"$ref":"schemas.BrandPath"},"preferred_contribution_value":{"$ref":"schemas.Amount"},"preferred_contribution_currency":{"$ref":"schemas.Currency"},"contribution_preferences":{"type":"object","maxProperties":200,"additionalProperties":{"$ref":"schemas.AmountText"}},"contribution_count":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"contribution_value":{"$ref":"schemas.Amount"},"pot_contributions":{"type":"object","maxProperties":50,"additionalProperties":{"$ref":"schemas.PotContribution"}},"opted_in":{"type":"boolean"},"last_updated":{"$ref":"schemas.Timestamp"}},"$id":"schemas.OptInStatus"};

const pattern94 = new RegExp("^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$", "u");

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PotContribution" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.contribution_count === undefined) && (missing0 = "contribution_count")) || ((data.contribution_value === undefined) && (missing0 = "contribution_value"))){
validate209.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.contribution_count !== undefined){
let data0 = data.contribution_count;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate209.errors = [{instancePath:instancePath+"/contribution_count",schemaPath:"#/properties/contribution_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate209.errors = [{instancePath:instancePath+"/contribution_count",schemaPath:"#/properties/contribution_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate209.errors = [{instancePath:instancePath+"/contribution_count",schemaPath:"#/properties/contribution_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data0))){
validate209.errors = [{instancePath:instancePath+"/contribution_count",schemaPath:"#/properties/contribution_count/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_value !== undefined){
let data1 = data.contribution_value;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 8000000000 || isNaN(data1)){
validate209.errors = [{instancePath:instancePath+"/contribution_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate209.errors = [{instancePath:instancePath+"/contribution_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data1))){
validate209.errors = [{instancePath:instancePath+"/contribution_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate209.errors = [{instancePath:instancePath+"/contribution_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.OptInStatus" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.doc_version === undefined) && (missing0 = "doc_version")) || ((data.instance_id === undefined) && (missing0 = "instance_id"))) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.ext_player_id === undefined) && (missing0 = "ext_player_id"))) || ((data.player_brand_id === undefined) && (missing0 = "player_brand_id"))) || ((data.contribution_preferences === undefined) && (missing0 = "contribution_preferences"))) || ((data.contribution_count === undefined) && (missing0 = "contribution_count"))) || ((data.contribution_value === undefined) && (missing0 = "contribution_value"))) || ((data.pot_contributions === undefined) && (missing0 = "pot_contributions"))) || ((data.opted_in === undefined) && (missing0 = "opted_in"))) || ((data.last_updated === undefined) && (missing0 = "last_updated"))){
validate208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.doc_version !== undefined){
let data0 = data.doc_version;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate208.errors = [{instancePath:instancePath+"/doc_version",schemaPath:"#/properties/doc_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data0 === "V1")){
validate208.errors = [{instancePath:instancePath+"/doc_version",schemaPath:"#/properties/doc_version/enum",keyword:"enum",params:{allowedValues: schema218.properties.doc_version.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_id !== undefined){
let data1 = data.instance_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate208.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate208.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate208.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate208.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data2 = data.player_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 128){
validate208.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate208.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern82.test(data2)){
validate208.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate208.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ext_player_id !== undefined){
let data3 = data.ext_player_id;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 128){
validate208.errors = [{instancePath:instancePath+"/ext_player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate208.errors = [{instancePath:instancePath+"/ext_player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern82.test(data3)){
validate208.errors = [{instancePath:instancePath+"/ext_player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate208.errors = [{instancePath:instancePath+"/ext_player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_brand_id !== undefined){
let data4 = data.player_brand_id;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 129){
validate208.errors = [{instancePath:instancePath+"/player_brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data4) < 3){
validate208.errors = [{instancePath:instancePath+"/player_brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern52.test(data4)){
validate208.errors = [{instancePath:instancePath+"/player_brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate208.errors = [{instancePath:instancePath+"/player_brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.preferred_contribution_value !== undefined){
let data5 = data.preferred_contribution_value;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 > 8000000000 || isNaN(data5)){
validate208.errors = [{instancePath:instancePath+"/preferred_contribution_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate208.errors = [{instancePath:instancePath+"/preferred_contribution_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data5))){
validate208.errors = [{instancePath:instancePath+"/preferred_contribution_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate208.errors = [{instancePath:instancePath+"/preferred_contribution_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.preferred_contribution_currency !== undefined){
let data6 = data.preferred_contribution_currency;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(func0(data6) > 3){
validate208.errors = [{instancePath:instancePath+"/preferred_contribution_currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data6) < 3){
validate208.errors = [{instancePath:instancePath+"/preferred_contribution_currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern53.test(data6)){
validate208.errors = [{instancePath:instancePath+"/preferred_contribution_currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate208.errors = [{instancePath:instancePath+"/preferred_contribution_currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_preferences !== undefined){
let data7 = data.contribution_preferences;
const _errs21 = errors;
if(errors === _errs21){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 200){
validate208.errors = [{instancePath:instancePath+"/contribution_preferences",schemaPath:"#/properties/contribution_preferences/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"}];
return false;
}
else {
for(const key0 in data7){
let data8 = data7[key0];
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data8 === "string"){
if(func0(data8) > 20){
validate208.errors = [{instancePath:instancePath+"/contribution_preferences/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern94.test(data8)){
validate208.errors = [{instancePath:instancePath+"/contribution_preferences/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate208.errors = [{instancePath:instancePath+"/contribution_preferences/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid7 = _errs24 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate208.errors = [{instancePath:instancePath+"/contribution_preferences",schemaPath:"#/properties/contribution_preferences/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_count !== undefined){
let data9 = data.contribution_count;
const _errs27 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate208.errors = [{instancePath:instancePath+"/contribution_count",schemaPath:"#/properties/contribution_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if(typeof data9 == "number"){
if(data9 > 9007199254740991 || isNaN(data9)){
validate208.errors = [{instancePath:instancePath+"/contribution_count",schemaPath:"#/properties/contribution_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate208.errors = [{instancePath:instancePath+"/contribution_count",schemaPath:"#/properties/contribution_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data9))){
validate208.errors = [{instancePath:instancePath+"/contribution_count",schemaPath:"#/properties/contribution_count/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_value !== undefined){
let data10 = data.contribution_value;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data10 == "number"){
if(data10 > 8000000000 || isNaN(data10)){
validate208.errors = [{instancePath:instancePath+"/contribution_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate208.errors = [{instancePath:instancePath+"/contribution_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data10))){
validate208.errors = [{instancePath:instancePath+"/contribution_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate208.errors = [{instancePath:instancePath+"/contribution_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pot_contributions !== undefined){
let data11 = data.pot_contributions;
const _errs32 = errors;
if(errors === _errs32){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 50){
validate208.errors = [{instancePath:instancePath+"/pot_contributions",schemaPath:"#/properties/pot_contributions/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"}];
return false;
}
else {
for(const key1 in data11){
const _errs35 = errors;
if(!(validate209(data11[key1], {instancePath:instancePath+"/pot_contributions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data11,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
var valid10 = _errs35 === errors;
if(!valid10){
break;
}
}
}
}
else {
validate208.errors = [{instancePath:instancePath+"/pot_contributions",schemaPath:"#/properties/pot_contributions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opted_in !== undefined){
const _errs36 = errors;
if(typeof data.opted_in !== "boolean"){
validate208.errors = [{instancePath:instancePath+"/opted_in",schemaPath:"#/properties/opted_in/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_updated !== undefined){
let data14 = data.last_updated;
const _errs38 = errors;
const _errs39 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate208.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs39){
if(typeof data14 == "number"){
if(data14 > 8640000000000000 || isNaN(data14)){
validate208.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate208.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data14))){
validate208.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}

const schema230 = {"type":"object","required":["id","enabled","contribution","payout_rules","seed_contribution","seed_strategy","win_constraints","instance_count","timestamp_created","supports_external_trigger","is_progressive","surplus_seed","contributed_amount","contributed_seed","seed_value","current_value","pot_types","criteria","overflow_amount","total_contributions"],"properties":{"id":{"$ref":"schemas.PotId"},"enabled":{"type":"boolean"},"contribution":{"$ref":"schemas.ContributionType"},"payout_rules":{"type":"string","enum":["WinnerOnly","Community"]},"payout_ruleset":{"$ref":"schemas.PayoutRuleset"},"seed_contribution":{"$ref":"schemas.ContributionType"},"seed_strategy":{"$ref":"schemas.SeedStrategy"},"diversion_rules":{"$ref":"schemas.DiversionRules"},"win_constraints":{"type":"array","maxItems":10,"items":{"$ref":"schemas.WinConstraint"}},"instance_count":{"type":"integer","format":"int32","minimum":1,"maximum":2147483647},"timestamp_created":{"$ref":"schemas.Timestamp"},"supports_external_trigger":{"type":"boolean"},"is_progressive":{"type":"boolean"},"surplus_seed":{"$ref":"schemas.Amount"},"contributed_amount":{"$ref":"schemas.Amount"},"contributed_seed":{"$ref":"schemas.Amount"},"seed_value":{"$ref":"schemas.Amount"},"current_value":{"$ref":"schemas.Amount"},"pot_types":{"type":"array","maxItems":10,"items":{"$ref":"schemas.PotType"}},"criteria":{"$ref":"schemas.WagerCriteria"},"maximum_pot_value":{"$ref":"schemas.AmountText"},"overflow_amount":{"$ref":"schemas.Amount"},"total_contributions":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991}},"$id":"schemas.Pot"};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ActivePlayers" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.period_before_win === undefined) && (missing0 = "period_before_win")) || ((data.max_number_of_payouts === undefined) && (missing0 = "max_number_of_payouts"))){
validate217.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "period_before_win") || (key0 === "max_number_of_payouts"))){
validate217.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.period_before_win !== undefined){
let data0 = data.period_before_win;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate217.errors = [{instancePath:instancePath+"/period_before_win",schemaPath:"#/properties/period_before_win/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 3153600000000 || isNaN(data0)){
validate217.errors = [{instancePath:instancePath+"/period_before_win",schemaPath:"#/properties/period_before_win/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000000},message:"must be <= 3153600000000"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate217.errors = [{instancePath:instancePath+"/period_before_win",schemaPath:"#/properties/period_before_win/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats14.validate(data0))){
validate217.errors = [{instancePath:instancePath+"/period_before_win",schemaPath:"#/properties/period_before_win/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_number_of_payouts !== undefined){
let data1 = data.max_number_of_payouts;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate217.errors = [{instancePath:instancePath+"/max_number_of_payouts",schemaPath:"#/properties/max_number_of_payouts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 10000 || isNaN(data1)){
validate217.errors = [{instancePath:instancePath+"/max_number_of_payouts",schemaPath:"#/properties/max_number_of_payouts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate217.errors = [{instancePath:instancePath+"/max_number_of_payouts",schemaPath:"#/properties/max_number_of_payouts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate217.errors = [{instancePath:instancePath+"/max_number_of_payouts",schemaPath:"#/properties/max_number_of_payouts/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate217.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PayoutRule" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ActivePlayers === undefined) && (missing0 = "ActivePlayers")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "ActivePlayers")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.ActivePlayers !== undefined){
if(!(validate217(data.ActivePlayers, {instancePath:instancePath+"/ActivePlayers",parentData:data,parentDataProperty:"ActivePlayers",rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.HighestLifetimeContributor === undefined) && (missing1 = "HighestLifetimeContributor")){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs7 = errors;
for(const key1 in data){
if(!(key1 === "HighestLifetimeContributor")){
const err4 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
}
if(_errs7 === errors){
if(data.HighestLifetimeContributor !== undefined){
let data1 = data.HighestLifetimeContributor;
const _errs8 = errors;
if(errors === _errs8){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key2 in data1){
const err5 = {instancePath:instancePath+"/HighestLifetimeContributor",schemaPath:"#/oneOf/1/properties/HighestLifetimeContributor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break;
}
}
else {
const err6 = {instancePath:instancePath+"/HighestLifetimeContributor",schemaPath:"#/oneOf/1/properties/HighestLifetimeContributor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.HighestContributionPerWin === undefined) && (missing2 = "HighestContributionPerWin")){
const err8 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
const _errs13 = errors;
for(const key3 in data){
if(!(key3 === "HighestContributionPerWin")){
const err9 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data.HighestContributionPerWin !== undefined){
let data2 = data.HighestContributionPerWin;
const _errs14 = errors;
if(errors === _errs14){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key4 in data2){
const err10 = {instancePath:instancePath+"/HighestContributionPerWin",schemaPath:"#/oneOf/2/properties/HighestContributionPerWin/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
}
else {
const err11 = {instancePath:instancePath+"/HighestContributionPerWin",schemaPath:"#/oneOf/2/properties/HighestContributionPerWin/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err13 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate216.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate216.errors = vErrors;
return errors === 0;
}

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.CommunityPayout" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.payout_percentage === undefined) && (missing0 = "payout_percentage")) || ((data.rule === undefined) && (missing0 = "rule"))){
validate215.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "payout_percentage") || (key0 === "rule"))){
validate215.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.payout_percentage !== undefined){
let data0 = data.payout_percentage;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate215.errors = [{instancePath:instancePath+"/payout_percentage",schemaPath:"schemas.Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate215.errors = [{instancePath:instancePath+"/payout_percentage",schemaPath:"schemas.Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/payout_percentage",schemaPath:"schemas.Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rule !== undefined){
const _errs5 = errors;
if(!(validate216(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate215.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PayoutRuleset" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.main_winner_percentage === undefined) && (missing0 = "main_winner_percentage")) || ((data.admin_fee === undefined) && (missing0 = "admin_fee"))) || ((data.payout_rules === undefined) && (missing0 = "payout_rules"))){
validate214.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "main_winner_percentage") || (key0 === "admin_fee")) || (key0 === "payout_rules"))){
validate214.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.main_winner_percentage !== undefined){
let data0 = data.main_winner_percentage;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 100 || isNaN(data0)){
validate214.errors = [{instancePath:instancePath+"/main_winner_percentage",schemaPath:"schemas.Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate214.errors = [{instancePath:instancePath+"/main_winner_percentage",schemaPath:"schemas.Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/main_winner_percentage",schemaPath:"schemas.Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.admin_fee !== undefined){
let data1 = data.admin_fee;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
validate214.errors = [{instancePath:instancePath+"/admin_fee",schemaPath:"schemas.Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate214.errors = [{instancePath:instancePath+"/admin_fee",schemaPath:"schemas.Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/admin_fee",schemaPath:"schemas.Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_rules !== undefined){
let data2 = data.payout_rules;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 10){
validate214.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate215(data2[i0], {instancePath:instancePath+"/payout_rules/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}

const schema239 = {"type":"object","additionalProperties":false,"required":["initial_seed_value","min_reseed_value","fund_strategy","reseed_strategy"],"properties":{"initial_seed_value":{"$ref":"schemas.Amount"},"min_reseed_value":{"$ref":"schemas.Amount"},"fund_strategy":{"type":"string","enum":["CollectToMinReseed","CollectAlways","None"]},"reseed_strategy":{"type":"string","enum":["Full","MinReseed","Available"]}},"$id":"schemas.SeedStrategy"};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.SeedStrategy" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.initial_seed_value === undefined) && (missing0 = "initial_seed_value")) || ((data.min_reseed_value === undefined) && (missing0 = "min_reseed_value"))) || ((data.fund_strategy === undefined) && (missing0 = "fund_strategy"))) || ((data.reseed_strategy === undefined) && (missing0 = "reseed_strategy"))){
validate223.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "initial_seed_value") || (key0 === "min_reseed_value")) || (key0 === "fund_strategy")) || (key0 === "reseed_strategy"))){
validate223.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.initial_seed_value !== undefined){
let data0 = data.initial_seed_value;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 8000000000 || isNaN(data0)){
validate223.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate223.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data0))){
validate223.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate223.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_reseed_value !== undefined){
let data1 = data.min_reseed_value;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 8000000000 || isNaN(data1)){
validate223.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate223.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data1))){
validate223.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate223.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fund_strategy !== undefined){
let data2 = data.fund_strategy;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate223.errors = [{instancePath:instancePath+"/fund_strategy",schemaPath:"#/properties/fund_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "CollectToMinReseed") || (data2 === "CollectAlways")) || (data2 === "None"))){
validate223.errors = [{instancePath:instancePath+"/fund_strategy",schemaPath:"#/properties/fund_strategy/enum",keyword:"enum",params:{allowedValues: schema239.properties.fund_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reseed_strategy !== undefined){
let data3 = data.reseed_strategy;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate223.errors = [{instancePath:instancePath+"/reseed_strategy",schemaPath:"#/properties/reseed_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "Full") || (data3 === "MinReseed")) || (data3 === "Available"))){
validate223.errors = [{instancePath:instancePath+"/reseed_strategy",schemaPath:"#/properties/reseed_strategy/enum",keyword:"enum",params:{allowedValues: schema239.properties.reseed_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate223.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate223.errors = vErrors;
return errors === 0;
}

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.DiversionTarget" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.External === undefined) && (missing0 = "External")){
validate226.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "External")){
validate226.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.External !== undefined){
let data0 = data.External;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.endpoint === undefined) && (missing1 = "endpoint")) || ((data0.account_id === undefined) && (missing1 = "account_id"))){
validate226.errors = [{instancePath:instancePath+"/External",schemaPath:"#/properties/External/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!((key1 === "endpoint") || (key1 === "account_id"))){
validate226.errors = [{instancePath:instancePath+"/External",schemaPath:"#/properties/External/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.endpoint !== undefined){
let data1 = data0.endpoint;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 2048){
validate226.errors = [{instancePath:instancePath+"/External/endpoint",schemaPath:"#/properties/External/properties/endpoint/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats30(data1))){
validate226.errors = [{instancePath:instancePath+"/External/endpoint",schemaPath:"#/properties/External/properties/endpoint/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
else {
validate226.errors = [{instancePath:instancePath+"/External/endpoint",schemaPath:"#/properties/External/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.account_id !== undefined){
let data2 = data0.account_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 128){
validate226.errors = [{instancePath:instancePath+"/External/account_id",schemaPath:"#/properties/External/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate226.errors = [{instancePath:instancePath+"/External/account_id",schemaPath:"#/properties/External/properties/account_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern82.test(data2)){
validate226.errors = [{instancePath:instancePath+"/External/account_id",schemaPath:"#/properties/External/properties/account_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate226.errors = [{instancePath:instancePath+"/External/account_id",schemaPath:"#/properties/External/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate226.errors = [{instancePath:instancePath+"/External",schemaPath:"#/properties/External/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate226.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.DiversionRules" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.target === undefined) && (missing0 = "target")) || ((data.flush_threshold === undefined) && (missing0 = "flush_threshold"))){
validate225.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "target") || (key0 === "flush_threshold"))){
validate225.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.target !== undefined){
const _errs2 = errors;
if(!(validate226(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flush_threshold !== undefined){
let data1 = data.flush_threshold;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 20){
validate225.errors = [{instancePath:instancePath+"/flush_threshold",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern94.test(data1)){
validate225.errors = [{instancePath:instancePath+"/flush_threshold",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/flush_threshold",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.WinConstraint" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.AllowedSeedDeficit === undefined) && (missing0 = "AllowedSeedDeficit")){
validate229.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "AllowedSeedDeficit")){
validate229.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.AllowedSeedDeficit !== undefined){
let data0 = data.AllowedSeedDeficit;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 20){
validate229.errors = [{instancePath:instancePath+"/AllowedSeedDeficit",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern94.test(data0)){
validate229.errors = [{instancePath:instancePath+"/AllowedSeedDeficit",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/AllowedSeedDeficit",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate229.errors = vErrors;
return errors === 0;
}

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.TimeWindow" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.start_time === undefined) && (missing0 = "start_time")) || ((data.end_time === undefined) && (missing0 = "end_time"))){
validate232.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.start_time !== undefined){
let data0 = data.start_time;
const _errs1 = errors;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate232.errors = [{instancePath:instancePath+"/start_time",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 8640000000000000 || isNaN(data0)){
validate232.errors = [{instancePath:instancePath+"/start_time",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate232.errors = [{instancePath:instancePath+"/start_time",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data0))){
validate232.errors = [{instancePath:instancePath+"/start_time",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end_time !== undefined){
let data1 = data.end_time;
const _errs4 = errors;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate232.errors = [{instancePath:instancePath+"/end_time",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 8640000000000000 || isNaN(data1)){
validate232.errors = [{instancePath:instancePath+"/end_time",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate232.errors = [{instancePath:instancePath+"/end_time",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data1))){
validate232.errors = [{instancePath:instancePath+"/end_time",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate232.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate232.errors = vErrors;
return errors === 0;
}

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.HitRate" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.max_magic_number === undefined) && (missing0 = "max_magic_number")) || ((data.cost_per_attempt === undefined) && (missing0 = "cost_per_attempt"))){
validate234.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "max_magic_number") || (key0 === "cost_per_attempt"))){
validate234.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.max_magic_number !== undefined){
let data0 = data.max_magic_number;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate234.errors = [{instancePath:instancePath+"/max_magic_number",schemaPath:"#/properties/max_magic_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 1000000000 || isNaN(data0)){
validate234.errors = [{instancePath:instancePath+"/max_magic_number",schemaPath:"#/properties/max_magic_number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate234.errors = [{instancePath:instancePath+"/max_magic_number",schemaPath:"#/properties/max_magic_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats14.validate(data0))){
validate234.errors = [{instancePath:instancePath+"/max_magic_number",schemaPath:"#/properties/max_magic_number/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_per_attempt !== undefined){
let data1 = data.cost_per_attempt;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 8000000000 || isNaN(data1)){
validate234.errors = [{instancePath:instancePath+"/cost_per_attempt",schemaPath:"#/properties/cost_per_attempt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0.000001 || isNaN(data1)){
validate234.errors = [{instancePath:instancePath+"/cost_per_attempt",schemaPath:"#/properties/cost_per_attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.000001},message:"must be >= 0.000001"}];
return false;
}
else {
if(!(formats82.validate(data1))){
validate234.errors = [{instancePath:instancePath+"/cost_per_attempt",schemaPath:"#/properties/cost_per_attempt/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/cost_per_attempt",schemaPath:"#/properties/cost_per_attempt/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate234.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate234.errors = vErrors;
return errors === 0;
}

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.MustHitBy" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.hit_by === undefined) && (missing0 = "hit_by")){
validate236.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "hit_by")){
validate236.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.hit_by !== undefined){
let data0 = data.hit_by;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 8000000000 || isNaN(data0)){
validate236.errors = [{instancePath:instancePath+"/hit_by",schemaPath:"#/properties/hit_by/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data0 < 0.000001 || isNaN(data0)){
validate236.errors = [{instancePath:instancePath+"/hit_by",schemaPath:"#/properties/hit_by/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.000001},message:"must be >= 0.000001"}];
return false;
}
else {
if(!(formats82.validate(data0))){
validate236.errors = [{instancePath:instancePath+"/hit_by",schemaPath:"#/properties/hit_by/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/hit_by",schemaPath:"#/properties/hit_by/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
}
}
}
}
else {
validate236.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PotType" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.Time === undefined) && (missing0 = "Time")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.Time !== undefined){
if(!(validate232(data.Time, {instancePath:instancePath+"/Time",parentData:data,parentDataProperty:"Time",rootData}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.HitRate === undefined) && (missing1 = "HitRate")){
const err2 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data.HitRate !== undefined){
if(!(validate234(data.HitRate, {instancePath:instancePath+"/HitRate",parentData:data,parentDataProperty:"HitRate",rootData}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.MustHitBy === undefined) && (missing2 = "MustHitBy")){
const err4 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.MustHitBy !== undefined){
if(!(validate236(data.MustHitBy, {instancePath:instancePath+"/MustHitBy",parentData:data,parentDataProperty:"MustHitBy",rootData}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate231.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate231.errors = vErrors;
return errors === 0;
}

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.WagerCriteria" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "min_base_wager") || (key0 === "min_contribution"))){
validate239.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.min_base_wager !== undefined){
let data0 = data.min_base_wager;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 8000000000 || isNaN(data0)){
validate239.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate239.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data0))){
validate239.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_contribution !== undefined){
let data1 = data.min_contribution;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 == "number"){
if(data1 > 8000000000 || isNaN(data1)){
validate239.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate239.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data1))){
validate239.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate239.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate239.errors = vErrors;
return errors === 0;
}

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Pot" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.contribution === undefined) && (missing0 = "contribution"))) || ((data.payout_rules === undefined) && (missing0 = "payout_rules"))) || ((data.seed_contribution === undefined) && (missing0 = "seed_contribution"))) || ((data.seed_strategy === undefined) && (missing0 = "seed_strategy"))) || ((data.win_constraints === undefined) && (missing0 = "win_constraints"))) || ((data.instance_count === undefined) && (missing0 = "instance_count"))) || ((data.timestamp_created === undefined) && (missing0 = "timestamp_created"))) || ((data.supports_external_trigger === undefined) && (missing0 = "supports_external_trigger"))) || ((data.is_progressive === undefined) && (missing0 = "is_progressive"))) || ((data.surplus_seed === undefined) && (missing0 = "surplus_seed"))) || ((data.contributed_amount === undefined) && (missing0 = "contributed_amount"))) || ((data.contributed_seed === undefined) && (missing0 = "contributed_seed"))) || ((data.seed_value === undefined) && (missing0 = "seed_value"))) || ((data.current_value === undefined) && (missing0 = "current_value"))) || ((data.pot_types === undefined) && (missing0 = "pot_types"))) || ((data.criteria === undefined) && (missing0 = "criteria"))) || ((data.overflow_amount === undefined) && (missing0 = "overflow_amount"))) || ((data.total_contributions === undefined) && (missing0 = "total_contributions"))){
validate212.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate212.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate212.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate212.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs4 = errors;
if(typeof data.enabled !== "boolean"){
validate212.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution !== undefined){
const _errs6 = errors;
if(!(validate206(data.contribution, {instancePath:instancePath+"/contribution",parentData:data,parentDataProperty:"contribution",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_rules !== undefined){
let data3 = data.payout_rules;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate212.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "WinnerOnly") || (data3 === "Community"))){
validate212.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/enum",keyword:"enum",params:{allowedValues: schema230.properties.payout_rules.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_ruleset !== undefined){
const _errs9 = errors;
if(!(validate214(data.payout_ruleset, {instancePath:instancePath+"/payout_ruleset",parentData:data,parentDataProperty:"payout_ruleset",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_contribution !== undefined){
const _errs10 = errors;
if(!(validate206(data.seed_contribution, {instancePath:instancePath+"/seed_contribution",parentData:data,parentDataProperty:"seed_contribution",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_strategy !== undefined){
const _errs11 = errors;
if(!(validate223(data.seed_strategy, {instancePath:instancePath+"/seed_strategy",parentData:data,parentDataProperty:"seed_strategy",rootData}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diversion_rules !== undefined){
const _errs12 = errors;
if(!(validate225(data.diversion_rules, {instancePath:instancePath+"/diversion_rules",parentData:data,parentDataProperty:"diversion_rules",rootData}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_constraints !== undefined){
let data8 = data.win_constraints;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data8)){
if(data8.length > 10){
validate212.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate229(data8[i0], {instancePath:instancePath+"/win_constraints/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_count !== undefined){
let data10 = data.instance_count;
const _errs16 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate212.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data10 == "number"){
if(data10 > 2147483647 || isNaN(data10)){
validate212.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data10 < 1 || isNaN(data10)){
validate212.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data10))){
validate212.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_created !== undefined){
let data11 = data.timestamp_created;
const _errs18 = errors;
const _errs19 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate212.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data11 == "number"){
if(data11 > 8640000000000000 || isNaN(data11)){
validate212.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate212.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data11))){
validate212.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supports_external_trigger !== undefined){
const _errs21 = errors;
if(typeof data.supports_external_trigger !== "boolean"){
validate212.errors = [{instancePath:instancePath+"/supports_external_trigger",schemaPath:"#/properties/supports_external_trigger/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_progressive !== undefined){
const _errs23 = errors;
if(typeof data.is_progressive !== "boolean"){
validate212.errors = [{instancePath:instancePath+"/is_progressive",schemaPath:"#/properties/is_progressive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.surplus_seed !== undefined){
let data14 = data.surplus_seed;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data14 == "number"){
if(data14 > 8000000000 || isNaN(data14)){
validate212.errors = [{instancePath:instancePath+"/surplus_seed",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate212.errors = [{instancePath:instancePath+"/surplus_seed",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data14))){
validate212.errors = [{instancePath:instancePath+"/surplus_seed",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/surplus_seed",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contributed_amount !== undefined){
let data15 = data.contributed_amount;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data15 == "number"){
if(data15 > 8000000000 || isNaN(data15)){
validate212.errors = [{instancePath:instancePath+"/contributed_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate212.errors = [{instancePath:instancePath+"/contributed_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data15))){
validate212.errors = [{instancePath:instancePath+"/contributed_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/contributed_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contributed_seed !== undefined){
let data16 = data.contributed_seed;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data16 == "number"){
if(data16 > 8000000000 || isNaN(data16)){
validate212.errors = [{instancePath:instancePath+"/contributed_seed",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate212.errors = [{instancePath:instancePath+"/contributed_seed",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data16))){
validate212.errors = [{instancePath:instancePath+"/contributed_seed",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/contributed_seed",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_value !== undefined){
let data17 = data.seed_value;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data17 == "number"){
if(data17 > 8000000000 || isNaN(data17)){
validate212.errors = [{instancePath:instancePath+"/seed_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate212.errors = [{instancePath:instancePath+"/seed_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data17))){
validate212.errors = [{instancePath:instancePath+"/seed_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/seed_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current_value !== undefined){
let data18 = data.current_value;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data18 == "number"){
if(data18 > 8000000000 || isNaN(data18)){
validate212.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate212.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data18))){
validate212.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pot_types !== undefined){
let data19 = data.pot_types;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data19)){
if(data19.length > 10){
validate212.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid9 = true;
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
const _errs42 = errors;
if(!(validate231(data19[i1], {instancePath:instancePath+"/pot_types/" + i1,parentData:data19,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid9 = _errs42 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criteria !== undefined){
const _errs43 = errors;
if(!(validate239(data.criteria, {instancePath:instancePath+"/criteria",parentData:data,parentDataProperty:"criteria",rootData}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximum_pot_value !== undefined){
let data22 = data.maximum_pot_value;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data22 === "string"){
if(func0(data22) > 20){
validate212.errors = [{instancePath:instancePath+"/maximum_pot_value",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern94.test(data22)){
validate212.errors = [{instancePath:instancePath+"/maximum_pot_value",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/maximum_pot_value",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overflow_amount !== undefined){
let data23 = data.overflow_amount;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data23 == "number"){
if(data23 > 8000000000 || isNaN(data23)){
validate212.errors = [{instancePath:instancePath+"/overflow_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data23 < 0 || isNaN(data23)){
validate212.errors = [{instancePath:instancePath+"/overflow_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data23))){
validate212.errors = [{instancePath:instancePath+"/overflow_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/overflow_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_contributions !== undefined){
let data24 = data.total_contributions;
const _errs50 = errors;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
validate212.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs50){
if(typeof data24 == "number"){
if(data24 > 9007199254740991 || isNaN(data24)){
validate212.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data24 < 0 || isNaN(data24)){
validate212.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data24))){
validate212.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.JackpotForSource" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.opt_in_required === undefined) && (missing0 = "opt_in_required"))) || ((data.contribution_type === undefined) && (missing0 = "contribution_type"))) || ((data.pots === undefined) && (missing0 = "pots"))) || ((data.status === undefined) && (missing0 = "status"))){
validate205.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate205.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate205.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate205.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate205.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data1 = data.currency;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 3){
validate205.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data1) < 3){
validate205.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern53.test(data1)){
validate205.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate205.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opt_in_required !== undefined){
const _errs7 = errors;
if(typeof data.opt_in_required !== "boolean"){
validate205.errors = [{instancePath:instancePath+"/opt_in_required",schemaPath:"#/properties/opt_in_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_type !== undefined){
const _errs9 = errors;
if(!(validate206(data.contribution_type, {instancePath:instancePath+"/contribution_type",parentData:data,parentDataProperty:"contribution_type",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optin_status !== undefined){
const _errs10 = errors;
if(!(validate208(data.optin_status, {instancePath:instancePath+"/optin_status",parentData:data,parentDataProperty:"optin_status",rootData}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pots !== undefined){
let data5 = data.pots;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
if(data5.length > 50){
validate205.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data5.length < 1){
validate205.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate212(data5[i0], {instancePath:instancePath+"/pots/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate205.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_start !== undefined){
let data7 = data.timestamp_start;
const _errs14 = errors;
const _errs15 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate205.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data7 == "number"){
if(data7 > 8640000000000000 || isNaN(data7)){
validate205.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate205.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data7))){
validate205.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_end !== undefined){
let data8 = data.timestamp_end;
const _errs17 = errors;
const _errs18 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate205.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if(typeof data8 == "number"){
if(data8 > 8640000000000000 || isNaN(data8)){
validate205.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate205.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data8))){
validate205.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data9 = data.status;
const _errs20 = errors;
if(typeof data9 !== "string"){
validate205.errors = [{instancePath:instancePath+"/status",schemaPath:"schemas.InstanceStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data9 === "Pending") || (data9 === "Active")) || (data9 === "Paused")) || (data9 === "Terminated"))){
validate205.errors = [{instancePath:instancePath+"/status",schemaPath:"schemas.InstanceStatus/enum",keyword:"enum",params:{allowedValues: schema266.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getSourceJackpot.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate205(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
validate204.errors = vErrors;
return errors === 0;
}

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setSourcePriorities.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1){
validate243.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"}];
return false;
}
else {
if(data.length < 1){
validate243.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate183(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate243.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate243.errors = vErrors;
return errors === 0;
}

const schema268 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["owner_not_found","source_not_found"]}}}],"$id":"setSourcePriorities.404.0"};

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setSourcePriorities.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate245.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "owner_not_found") || (data0 === "source_not_found"))){
validate245.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema268.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate245.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate245.errors = vErrors;
return errors === 0;
}

const schema270 = {"type":"object","required":["id","game_code","template_id","status","name","description","owner_id","version","currency","contribution_rules","house_pot","jackpot_type","pots","win_selector_strategy","total_contributions","created","last_updated"],"properties":{"id":{"$ref":"schemas.Id"},"game_code":{"$ref":"schemas.SourceId"},"template_id":{"$ref":"schemas.Id"},"status":{"$ref":"schemas.InstanceStatus"},"name":{"type":"string","minLength":1,"maxLength":200},"description":{"type":"string","minLength":0,"maxLength":2000},"owner_id":{"$ref":"schemas.OwnerId"},"version":{"type":"integer","format":"int32","minimum":1,"maximum":2147483647},"currency":{"$ref":"schemas.Currency"},"contribution_rules":{"$ref":"schemas.ContributionRules"},"house_pot":{"$ref":"schemas.HousePot"},"jackpot_type":{"type":"string","enum":["Jackpot","Raffle"]},"raffle_rules":{"$ref":"schemas.RaffleRules"},"pots":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"schemas.Pot"}},"win_selector_strategy":{"type":"string","enum":["Lowest","Highest","None"]},"total_contributions":{"type":"integer","format":"int64","minimum":0,"maximum":9007199254740991},"created":{"$ref":"schemas.Timestamp"},"timestamp_start":{"$ref":"schemas.Timestamp"},"timestamp_end":{"$ref":"schemas.Timestamp"},"last_updated":{"$ref":"schemas.Timestamp"}},"$id":"schemas.JackpotInstance"};

const pattern108 = new RegExp("^[A-Z]{2}(-[A-Z0-9]{1,3})?$", "u");

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.CountryFilters" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "black_list") || (key0 === "white_list"))){
validate252.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.black_list !== undefined){
let data0 = data.black_list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 500){
validate252.errors = [{instancePath:instancePath+"/black_list",schemaPath:"#/properties/black_list/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 6){
validate252.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"schemas.Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func0(data1) < 2){
validate252.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"schemas.Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern108.test(data1)){
validate252.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"schemas.Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate252.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"schemas.Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate252.errors = [{instancePath:instancePath+"/black_list",schemaPath:"#/properties/black_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.white_list !== undefined){
let data2 = data.white_list;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length > 500){
validate252.errors = [{instancePath:instancePath+"/white_list",schemaPath:"#/properties/white_list/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 6){
validate252.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"schemas.Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func0(data3) < 2){
validate252.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"schemas.Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern108.test(data3)){
validate252.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"schemas.Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate252.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"schemas.Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate252.errors = [{instancePath:instancePath+"/white_list",schemaPath:"#/properties/white_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate252.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate252.errors = vErrors;
return errors === 0;
}

const pattern106 = new RegExp("^[0-9]{1,3}(\\.[0-9]{1,6})?$", "u");

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ContributionRules" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contribution_type === undefined) && (missing0 = "contribution_type")){
validate249.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "opt_in_required") || (key0 === "contribution_type")) || (key0 === "max_contribution")) || (key0 === "operator_contribution_percentage")) || (key0 === "wager_criteria")) || (key0 === "allowed_brands")) || (key0 === "country_filters"))){
validate249.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.opt_in_required !== undefined){
const _errs2 = errors;
if(typeof data.opt_in_required !== "boolean"){
validate249.errors = [{instancePath:instancePath+"/opt_in_required",schemaPath:"#/properties/opt_in_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_type !== undefined){
const _errs4 = errors;
if(!(validate206(data.contribution_type, {instancePath:instancePath+"/contribution_type",parentData:data,parentDataProperty:"contribution_type",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_contribution !== undefined){
let data2 = data.max_contribution;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 20){
validate249.errors = [{instancePath:instancePath+"/max_contribution",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern94.test(data2)){
validate249.errors = [{instancePath:instancePath+"/max_contribution",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate249.errors = [{instancePath:instancePath+"/max_contribution",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_contribution_percentage !== undefined){
let data3 = data.operator_contribution_percentage;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 10){
validate249.errors = [{instancePath:instancePath+"/operator_contribution_percentage",schemaPath:"schemas.PercentageText/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(!pattern106.test(data3)){
validate249.errors = [{instancePath:instancePath+"/operator_contribution_percentage",schemaPath:"schemas.PercentageText/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]{1,6})?$"+"\""}];
return false;
}
}
}
else {
validate249.errors = [{instancePath:instancePath+"/operator_contribution_percentage",schemaPath:"schemas.PercentageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wager_criteria !== undefined){
const _errs11 = errors;
if(!(validate239(data.wager_criteria, {instancePath:instancePath+"/wager_criteria",parentData:data,parentDataProperty:"wager_criteria",rootData}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_brands !== undefined){
let data5 = data.allowed_brands;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 1000){
validate249.errors = [{instancePath:instancePath+"/allowed_brands",schemaPath:"#/properties/allowed_brands/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(func0(data6) > 129){
validate249.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data6) < 3){
validate249.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern52.test(data6)){
validate249.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate249.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate249.errors = [{instancePath:instancePath+"/allowed_brands",schemaPath:"#/properties/allowed_brands/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_filters !== undefined){
const _errs17 = errors;
if(!(validate252(data.country_filters, {instancePath:instancePath+"/country_filters",parentData:data,parentDataProperty:"country_filters",rootData}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate249.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate249.errors = vErrors;
return errors === 0;
}

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.HousePot" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.contribution_type === undefined) && (missing0 = "contribution_type")) || ((data.timestamp_created === undefined) && (missing0 = "timestamp_created"))) || ((data.current_value === undefined) && (missing0 = "current_value"))) || ((data.accumulated_seed_deficit === undefined) && (missing0 = "accumulated_seed_deficit"))) || ((data.total_contributions === undefined) && (missing0 = "total_contributions"))){
validate255.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.contribution_type !== undefined){
const _errs1 = errors;
if(!(validate206(data.contribution_type, {instancePath:instancePath+"/contribution_type",parentData:data,parentDataProperty:"contribution_type",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_created !== undefined){
let data1 = data.timestamp_created;
const _errs2 = errors;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate255.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 8640000000000000 || isNaN(data1)){
validate255.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate255.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data1))){
validate255.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current_value !== undefined){
let data2 = data.current_value;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 8000000000 || isNaN(data2)){
validate255.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate255.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data2))){
validate255.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accumulated_seed_deficit !== undefined){
let data3 = data.accumulated_seed_deficit;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 > 8000000000 || isNaN(data3)){
validate255.errors = [{instancePath:instancePath+"/accumulated_seed_deficit",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate255.errors = [{instancePath:instancePath+"/accumulated_seed_deficit",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data3))){
validate255.errors = [{instancePath:instancePath+"/accumulated_seed_deficit",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/accumulated_seed_deficit",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_contributions !== undefined){
let data4 = data.total_contributions;
const _errs11 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate255.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
validate255.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate255.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data4))){
validate255.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate255.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}

const schema288 = {"type":"object","additionalProperties":false,"required":["cost_per_ticket","cost_source","duration","prize_distribution"],"properties":{"cost_per_ticket":{"$ref":"schemas.AmountText"},"cost_source":{"type":"string","enum":["Contribution","BaseWager"]},"duration":{"$ref":"schemas.Duration"},"prize_distribution":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"schemas.RafflePrize"}}},"$id":"schemas.RaffleRules"};

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Duration" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.Seconds === undefined) && (missing0 = "Seconds")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "Seconds")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.Seconds !== undefined){
let data0 = data.Seconds;
const _errs4 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/Seconds",schemaPath:"#/oneOf/0/properties/Seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs4){
if(typeof data0 == "number"){
if(data0 > 3153600000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/Seconds",schemaPath:"#/oneOf/0/properties/Seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000},message:"must be <= 3153600000"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/Seconds",schemaPath:"#/oneOf/0/properties/Seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(!(formats14.validate(data0))){
const err5 = {instancePath:instancePath+"/Seconds",schemaPath:"#/oneOf/0/properties/Seconds/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.Minutes === undefined) && (missing1 = "Minutes")){
const err7 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs8 = errors;
for(const key1 in data){
if(!(key1 === "Minutes")){
const err8 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs8 === errors){
if(data.Minutes !== undefined){
let data1 = data.Minutes;
const _errs9 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err9 = {instancePath:instancePath+"/Minutes",schemaPath:"#/oneOf/1/properties/Minutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs9){
if(typeof data1 == "number"){
if(data1 > 52560000 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/Minutes",schemaPath:"#/oneOf/1/properties/Minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 52560000},message:"must be <= 52560000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data1 < 1 || isNaN(data1)){
const err11 = {instancePath:instancePath+"/Minutes",schemaPath:"#/oneOf/1/properties/Minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(!(formats14.validate(data1))){
const err12 = {instancePath:instancePath+"/Minutes",schemaPath:"#/oneOf/1/properties/Minutes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.Hours === undefined) && (missing2 = "Hours")){
const err14 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs13 = errors;
for(const key2 in data){
if(!(key2 === "Hours")){
const err15 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data.Hours !== undefined){
let data2 = data.Hours;
const _errs14 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err16 = {instancePath:instancePath+"/Hours",schemaPath:"#/oneOf/2/properties/Hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs14){
if(typeof data2 == "number"){
if(data2 > 876000 || isNaN(data2)){
const err17 = {instancePath:instancePath+"/Hours",schemaPath:"#/oneOf/2/properties/Hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 876000},message:"must be <= 876000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data2 < 1 || isNaN(data2)){
const err18 = {instancePath:instancePath+"/Hours",schemaPath:"#/oneOf/2/properties/Hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(!(formats14.validate(data2))){
const err19 = {instancePath:instancePath+"/Hours",schemaPath:"#/oneOf/2/properties/Hours/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs16 = errors;
if(errors === _errs16){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.Days === undefined) && (missing3 = "Days")){
const err21 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
const _errs18 = errors;
for(const key3 in data){
if(!(key3 === "Days")){
const err22 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
}
if(_errs18 === errors){
if(data.Days !== undefined){
let data3 = data.Days;
const _errs19 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err23 = {instancePath:instancePath+"/Days",schemaPath:"#/oneOf/3/properties/Days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(errors === _errs19){
if(typeof data3 == "number"){
if(data3 > 36500 || isNaN(data3)){
const err24 = {instancePath:instancePath+"/Days",schemaPath:"#/oneOf/3/properties/Days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500},message:"must be <= 36500"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data3 < 1 || isNaN(data3)){
const err25 = {instancePath:instancePath+"/Days",schemaPath:"#/oneOf/3/properties/Days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(!(formats14.validate(data3))){
const err26 = {instancePath:instancePath+"/Days",schemaPath:"#/oneOf/3/properties/Days/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
const err28 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
validate259.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate259.errors = vErrors;
return errors === 0;
}

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.RafflePrize" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.prize_percentage === undefined) && (missing0 = "prize_percentage")) || ((data.number_of_winners === undefined) && (missing0 = "number_of_winners"))){
validate261.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "prize_percentage") || (key0 === "number_of_winners"))){
validate261.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.prize_percentage !== undefined){
let data0 = data.prize_percentage;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 10){
validate261.errors = [{instancePath:instancePath+"/prize_percentage",schemaPath:"schemas.PercentageText/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(!pattern106.test(data0)){
validate261.errors = [{instancePath:instancePath+"/prize_percentage",schemaPath:"schemas.PercentageText/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]{1,6})?$"+"\""}];
return false;
}
}
}
else {
validate261.errors = [{instancePath:instancePath+"/prize_percentage",schemaPath:"schemas.PercentageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.number_of_winners !== undefined){
let data1 = data.number_of_winners;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate261.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 10000 || isNaN(data1)){
validate261.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate261.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate261.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate261.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate261.errors = vErrors;
return errors === 0;
}

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.RaffleRules" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.cost_per_ticket === undefined) && (missing0 = "cost_per_ticket")) || ((data.cost_source === undefined) && (missing0 = "cost_source"))) || ((data.duration === undefined) && (missing0 = "duration"))) || ((data.prize_distribution === undefined) && (missing0 = "prize_distribution"))){
validate258.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "cost_per_ticket") || (key0 === "cost_source")) || (key0 === "duration")) || (key0 === "prize_distribution"))){
validate258.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cost_per_ticket !== undefined){
let data0 = data.cost_per_ticket;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 20){
validate258.errors = [{instancePath:instancePath+"/cost_per_ticket",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern94.test(data0)){
validate258.errors = [{instancePath:instancePath+"/cost_per_ticket",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate258.errors = [{instancePath:instancePath+"/cost_per_ticket",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_source !== undefined){
let data1 = data.cost_source;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate258.errors = [{instancePath:instancePath+"/cost_source",schemaPath:"#/properties/cost_source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "Contribution") || (data1 === "BaseWager"))){
validate258.errors = [{instancePath:instancePath+"/cost_source",schemaPath:"#/properties/cost_source/enum",keyword:"enum",params:{allowedValues: schema288.properties.cost_source.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration !== undefined){
const _errs7 = errors;
if(!(validate259(data.duration, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prize_distribution !== undefined){
let data3 = data.prize_distribution;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length > 100){
validate258.errors = [{instancePath:instancePath+"/prize_distribution",schemaPath:"#/properties/prize_distribution/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data3.length < 1){
validate258.errors = [{instancePath:instancePath+"/prize_distribution",schemaPath:"#/properties/prize_distribution/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate261(data3[i0], {instancePath:instancePath+"/prize_distribution/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate258.errors = [{instancePath:instancePath+"/prize_distribution",schemaPath:"#/properties/prize_distribution/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate258.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate258.errors = vErrors;
return errors === 0;
}

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.JackpotInstance" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.game_code === undefined) && (missing0 = "game_code"))) || ((data.template_id === undefined) && (missing0 = "template_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.contribution_rules === undefined) && (missing0 = "contribution_rules"))) || ((data.house_pot === undefined) && (missing0 = "house_pot"))) || ((data.jackpot_type === undefined) && (missing0 = "jackpot_type"))) || ((data.pots === undefined) && (missing0 = "pots"))) || ((data.win_selector_strategy === undefined) && (missing0 = "win_selector_strategy"))) || ((data.total_contributions === undefined) && (missing0 = "total_contributions"))) || ((data.created === undefined) && (missing0 = "created"))) || ((data.last_updated === undefined) && (missing0 = "last_updated"))){
validate248.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate248.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate248.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate248.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.game_code !== undefined){
let data1 = data.game_code;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate248.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate248.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data1)){
validate248.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template_id !== undefined){
let data2 = data.template_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate248.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate248.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate248.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate248.errors = [{instancePath:instancePath+"/status",schemaPath:"schemas.InstanceStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data3 === "Pending") || (data3 === "Active")) || (data3 === "Paused")) || (data3 === "Terminated"))){
validate248.errors = [{instancePath:instancePath+"/status",schemaPath:"schemas.InstanceStatus/enum",keyword:"enum",params:{allowedValues: schema266.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data4 = data.name;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func0(data4) > 200){
validate248.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate248.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data5 = data.description;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func0(data5) > 2000){
validate248.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func0(data5) < 0){
validate248.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data6 = data.owner_id;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(func0(data6) > 129){
validate248.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data6) < 1){
validate248.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data6)){
validate248.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data7 = data.version;
const _errs20 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate248.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if(typeof data7 == "number"){
if(data7 > 2147483647 || isNaN(data7)){
validate248.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate248.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data7))){
validate248.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data8 = data.currency;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data8 === "string"){
if(func0(data8) > 3){
validate248.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data8) < 3){
validate248.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern53.test(data8)){
validate248.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_rules !== undefined){
const _errs25 = errors;
if(!(validate249(data.contribution_rules, {instancePath:instancePath+"/contribution_rules",parentData:data,parentDataProperty:"contribution_rules",rootData}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.house_pot !== undefined){
const _errs26 = errors;
if(!(validate255(data.house_pot, {instancePath:instancePath+"/house_pot",parentData:data,parentDataProperty:"house_pot",rootData}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_type !== undefined){
let data11 = data.jackpot_type;
const _errs27 = errors;
if(typeof data11 !== "string"){
validate248.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data11 === "Jackpot") || (data11 === "Raffle"))){
validate248.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/enum",keyword:"enum",params:{allowedValues: schema270.properties.jackpot_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raffle_rules !== undefined){
const _errs29 = errors;
if(!(validate258(data.raffle_rules, {instancePath:instancePath+"/raffle_rules",parentData:data,parentDataProperty:"raffle_rules",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pots !== undefined){
let data13 = data.pots;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data13)){
if(data13.length > 50){
validate248.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data13.length < 1){
validate248.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid7 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
const _errs32 = errors;
if(!(validate212(data13[i0], {instancePath:instancePath+"/pots/" + i0,parentData:data13,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid7 = _errs32 === errors;
if(!valid7){
break;
}
}
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_selector_strategy !== undefined){
let data15 = data.win_selector_strategy;
const _errs33 = errors;
if(typeof data15 !== "string"){
validate248.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data15 === "Lowest") || (data15 === "Highest")) || (data15 === "None"))){
validate248.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/enum",keyword:"enum",params:{allowedValues: schema270.properties.win_selector_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_contributions !== undefined){
let data16 = data.total_contributions;
const _errs35 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate248.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if(typeof data16 == "number"){
if(data16 > 9007199254740991 || isNaN(data16)){
validate248.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate248.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data16))){
validate248.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
let data17 = data.created;
const _errs37 = errors;
const _errs38 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
validate248.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs38){
if(typeof data17 == "number"){
if(data17 > 8640000000000000 || isNaN(data17)){
validate248.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate248.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data17))){
validate248.errors = [{instancePath:instancePath+"/created",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_start !== undefined){
let data18 = data.timestamp_start;
const _errs40 = errors;
const _errs41 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
validate248.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs41){
if(typeof data18 == "number"){
if(data18 > 8640000000000000 || isNaN(data18)){
validate248.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate248.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data18))){
validate248.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_end !== undefined){
let data19 = data.timestamp_end;
const _errs43 = errors;
const _errs44 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate248.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs44){
if(typeof data19 == "number"){
if(data19 > 8640000000000000 || isNaN(data19)){
validate248.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate248.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data19))){
validate248.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_updated !== undefined){
let data20 = data.last_updated;
const _errs46 = errors;
const _errs47 = errors;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
validate248.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs47){
if(typeof data20 == "number"){
if(data20 > 8640000000000000 || isNaN(data20)){
validate248.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
validate248.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data20))){
validate248.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate248.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate248.errors = vErrors;
return errors === 0;
}

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listInstances.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate247.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate248(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate247.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate247.errors = vErrors;
return errors === 0;
}

const schema297 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["instance_not_found"]}}}],"$id":"updateInstance.404.0"};

function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateInstance.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate266.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "instance_not_found")){
validate266.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema297.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate266.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate266.errors = vErrors;
return errors === 0;
}

const schema298 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["brand_not_found","instance_not_found"]}}}],"$id":"recordInstanceContribution.404.0"};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="recordInstanceContribution.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate268.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "brand_not_found") || (data0 === "instance_not_found"))){
validate268.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema298.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate268.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate268.errors = vErrors;
return errors === 0;
}

const schema299 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_keys_differ","idempotency_key_reused","callback_host_not_registered","owner_disabled","instance_pending","instance_paused","instance_terminated","instance_out_of_schedule","brand_excluded","country_excluded","player_not_opted_in","currency_not_configured","amount_out_of_range","wallet_not_configured","wallet_refused_session","wallet_refused_player","player_token_mismatch","wallet_currency_mismatch","limit_exceeded","insufficient_funds"]}}}],"$id":"recordInstanceContribution.422.0"};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="recordInstanceContribution.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate270.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((((((((((((((((((data0 === "idempotency_keys_differ") || (data0 === "idempotency_key_reused")) || (data0 === "callback_host_not_registered")) || (data0 === "owner_disabled")) || (data0 === "instance_pending")) || (data0 === "instance_paused")) || (data0 === "instance_terminated")) || (data0 === "instance_out_of_schedule")) || (data0 === "brand_excluded")) || (data0 === "country_excluded")) || (data0 === "player_not_opted_in")) || (data0 === "currency_not_configured")) || (data0 === "amount_out_of_range")) || (data0 === "wallet_not_configured")) || (data0 === "wallet_refused_session")) || (data0 === "wallet_refused_player")) || (data0 === "player_token_mismatch")) || (data0 === "wallet_currency_mismatch")) || (data0 === "limit_exceeded")) || (data0 === "insufficient_funds"))){
validate270.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema299.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate270.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate270.errors = vErrors;
return errors === 0;
}

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.ContributionResponse" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.instance_id === undefined) && (missing0 = "instance_id")) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.win_amount === undefined) && (missing0 = "win_amount"))) || ((data.tickets_awarded === undefined) && (missing0 = "tickets_awarded"))) || ((data.win_withheld === undefined) && (missing0 = "win_withheld"))) || ((data.contribution_currency === undefined) && (missing0 = "contribution_currency"))) || ((data.contribution_amount === undefined) && (missing0 = "contribution_amount"))){
validate273.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.instance_id !== undefined){
let data0 = data.instance_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate273.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate273.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate273.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate273.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data1 = data.timestamp;
const _errs4 = errors;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate273.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 8640000000000000 || isNaN(data1)){
validate273.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate273.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data1))){
validate273.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_id !== undefined){
let data2 = data.gameround_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 128){
validate273.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate273.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern82.test(data2)){
validate273.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate273.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_amount !== undefined){
let data3 = data.win_amount;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 == "number"){
if(data3 > 8000000000 || isNaN(data3)){
validate273.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate273.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data3))){
validate273.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate273.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_pot_id !== undefined){
let data4 = data.win_pot_id;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func0(data4) > 64){
validate273.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate273.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data4)){
validate273.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate273.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tickets_awarded !== undefined){
let data5 = data.tickets_awarded;
const _errs16 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate273.errors = [{instancePath:instancePath+"/tickets_awarded",schemaPath:"#/properties/tickets_awarded/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
validate273.errors = [{instancePath:instancePath+"/tickets_awarded",schemaPath:"#/properties/tickets_awarded/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate273.errors = [{instancePath:instancePath+"/tickets_awarded",schemaPath:"#/properties/tickets_awarded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate273.errors = [{instancePath:instancePath+"/tickets_awarded",schemaPath:"#/properties/tickets_awarded/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_withheld !== undefined){
const _errs18 = errors;
if(typeof data.win_withheld !== "boolean"){
validate273.errors = [{instancePath:instancePath+"/win_withheld",schemaPath:"#/properties/win_withheld/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_currency !== undefined){
let data7 = data.contribution_currency;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(func0(data7) > 3){
validate273.errors = [{instancePath:instancePath+"/contribution_currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data7) < 3){
validate273.errors = [{instancePath:instancePath+"/contribution_currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern53.test(data7)){
validate273.errors = [{instancePath:instancePath+"/contribution_currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate273.errors = [{instancePath:instancePath+"/contribution_currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_amount !== undefined){
let data8 = data.contribution_amount;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data8 == "number"){
if(data8 > 8000000000 || isNaN(data8)){
validate273.errors = [{instancePath:instancePath+"/contribution_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate273.errors = [{instancePath:instancePath+"/contribution_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data8))){
validate273.errors = [{instancePath:instancePath+"/contribution_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate273.errors = [{instancePath:instancePath+"/contribution_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs26 = errors;
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate273.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate273.errors = vErrors;
return errors === 0;
}

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contributeByGame.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate273(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
validate272.errors = vErrors;
return errors === 0;
}

const schema310 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["brand_not_found","source_not_found","instance_not_found"]}}}],"$id":"contributeByGame.404.0"};

function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contributeByGame.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate275.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "brand_not_found") || (data0 === "source_not_found")) || (data0 === "instance_not_found"))){
validate275.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema310.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate275.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate275.errors = vErrors;
return errors === 0;
}

const schema311 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","owner_disabled","instance_pending","instance_paused","instance_terminated","instance_out_of_schedule","brand_excluded","country_excluded","player_not_opted_in","currency_not_configured","amount_out_of_range","wallet_not_configured","wallet_refused_session","wallet_refused_player","player_token_mismatch","wallet_currency_mismatch","limit_exceeded","insufficient_funds"]}}}],"$id":"contributeByGame.422.0"};

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contributeByGame.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate277.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((((((((((((((((data0 === "idempotency_key_reused") || (data0 === "owner_disabled")) || (data0 === "instance_pending")) || (data0 === "instance_paused")) || (data0 === "instance_terminated")) || (data0 === "instance_out_of_schedule")) || (data0 === "brand_excluded")) || (data0 === "country_excluded")) || (data0 === "player_not_opted_in")) || (data0 === "currency_not_configured")) || (data0 === "amount_out_of_range")) || (data0 === "wallet_not_configured")) || (data0 === "wallet_refused_session")) || (data0 === "wallet_refused_player")) || (data0 === "player_token_mismatch")) || (data0 === "wallet_currency_mismatch")) || (data0 === "limit_exceeded")) || (data0 === "insufficient_funds"))){
validate277.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema311.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate277.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate277.errors = vErrors;
return errors === 0;
}

const schema312 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","owner_disabled","instance_terminated","brand_excluded","country_excluded"]}}}],"$id":"setOptIn.422.0"};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setOptIn.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate279.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((((data0 === "idempotency_key_reused") || (data0 === "owner_disabled")) || (data0 === "instance_terminated")) || (data0 === "brand_excluded")) || (data0 === "country_excluded"))){
validate279.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema312.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate279.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate279.errors = vErrors;
return errors === 0;
}

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setOptInListed.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate281.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate208(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate281.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate281.errors = vErrors;
return errors === 0;
}

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.BulkOptInErrors" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.errors === undefined) && (missing0 = "errors")){
validate284.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.errors !== undefined){
let data0 = data.errors;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 1001){
validate284.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxProperties",keyword:"maxProperties",params:{limit: 1001},message:"must NOT have more than 1001 properties"}];
return false;
}
else {
for(const key0 in data0){
let data1 = data0[key0];
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 300){
validate284.errors = [{instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate284.errors = [{instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate284.errors = [{instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/errors/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate284.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate284.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate284.errors = vErrors;
return errors === 0;
}

function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="saveOptIns.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate284(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
validate283.errors = vErrors;
return errors === 0;
}

const schema316 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["instance_not_found","pot_not_found"]}}}],"$id":"setPotContributedSeed.404.0"};

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setPotContributedSeed.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate286.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "instance_not_found") || (data0 === "pot_not_found"))){
validate286.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema316.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate286.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate286.errors = vErrors;
return errors === 0;
}

const schema317 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","amount_out_of_range"]}}}],"$id":"setPotContributedSeed.422.0"};

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setPotContributedSeed.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate288.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "idempotency_key_reused") || (data0 === "amount_out_of_range"))){
validate288.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema317.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate288.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate288.errors = vErrors;
return errors === 0;
}

const schema318 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","pot_ceiling_exceeded","amount_out_of_range"]}}}],"$id":"setPotCurrentValue.422.0"};

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setPotCurrentValue.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate290.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "idempotency_key_reused") || (data0 === "pot_ceiling_exceeded")) || (data0 === "amount_out_of_range"))){
validate290.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema318.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate290.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate290.errors = vErrors;
return errors === 0;
}

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.RaffleTicketRecord" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.instance_id === undefined) && (missing0 = "instance_id")) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.ext_player_id === undefined) && (missing0 = "ext_player_id"))) || ((data.ticket_count === undefined) && (missing0 = "ticket_count"))) || ((data.timestamp_start === undefined) && (missing0 = "timestamp_start"))) || ((data.timestamp_end === undefined) && (missing0 = "timestamp_end"))){
validate293.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.instance_id !== undefined){
let data0 = data.instance_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate293.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate293.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate293.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate293.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data1 = data.brand_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 129){
validate293.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data1) < 3){
validate293.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern52.test(data1)){
validate293.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate293.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data2 = data.player_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 128){
validate293.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate293.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern82.test(data2)){
validate293.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate293.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ext_player_id !== undefined){
let data3 = data.ext_player_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 128){
validate293.errors = [{instancePath:instancePath+"/ext_player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate293.errors = [{instancePath:instancePath+"/ext_player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern82.test(data3)){
validate293.errors = [{instancePath:instancePath+"/ext_player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate293.errors = [{instancePath:instancePath+"/ext_player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticket_count !== undefined){
let data4 = data.ticket_count;
const _errs13 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate293.errors = [{instancePath:instancePath+"/ticket_count",schemaPath:"#/properties/ticket_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate293.errors = [{instancePath:instancePath+"/ticket_count",schemaPath:"#/properties/ticket_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate293.errors = [{instancePath:instancePath+"/ticket_count",schemaPath:"#/properties/ticket_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate293.errors = [{instancePath:instancePath+"/ticket_count",schemaPath:"#/properties/ticket_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_start !== undefined){
let data5 = data.timestamp_start;
const _errs15 = errors;
const _errs16 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate293.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data5 == "number"){
if(data5 > 8640000000000000 || isNaN(data5)){
validate293.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate293.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data5))){
validate293.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_end !== undefined){
let data6 = data.timestamp_end;
const _errs18 = errors;
const _errs19 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate293.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data6 == "number"){
if(data6 > 8640000000000000 || isNaN(data6)){
validate293.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate293.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data6))){
validate293.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate293.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listPlayerRaffleTickets.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate292.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate293(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate292.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate292.errors = vErrors;
return errors === 0;
}

const schema327 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["pot_disabled"]}}}],"$id":"transferPots.409.0"};

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="transferPots.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate295.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "pot_disabled")){
validate295.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema327.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate295.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate295.errors = vErrors;
return errors === 0;
}

const schema328 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","instance_terminated","transfer_invalid","amount_out_of_range"]}}}],"$id":"transferPots.422.0"};

function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="transferPots.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate297.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((data0 === "idempotency_key_reused") || (data0 === "instance_terminated")) || (data0 === "transfer_invalid")) || (data0 === "amount_out_of_range"))){
validate297.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema328.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate297.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate297.errors = vErrors;
return errors === 0;
}

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.TriggeredWin" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.instance_id === undefined) && (missing0 = "instance_id")) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.win_amount === undefined) && (missing0 = "win_amount"))) || ((data.win_pot_id === undefined) && (missing0 = "win_pot_id"))){
validate300.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.instance_id !== undefined){
let data0 = data.instance_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate300.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate300.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate300.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate300.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data1 = data.timestamp;
const _errs4 = errors;
const _errs5 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate300.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 8640000000000000 || isNaN(data1)){
validate300.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate300.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data1))){
validate300.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_amount !== undefined){
let data2 = data.win_amount;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 == "number"){
if(data2 > 8000000000 || isNaN(data2)){
validate300.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate300.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data2))){
validate300.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate300.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_pot_id !== undefined){
let data3 = data.win_pot_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate300.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate300.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data3)){
validate300.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate300.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate300.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate300.errors = vErrors;
return errors === 0;
}

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="triggerWin.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate300(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
validate299.errors = vErrors;
return errors === 0;
}

const schema335 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["instance_not_found","brand_not_found","pot_not_found"]}}}],"$id":"triggerWin.404.0"};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="triggerWin.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate302.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "instance_not_found") || (data0 === "brand_not_found")) || (data0 === "pot_not_found"))){
validate302.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema335.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate302.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate302.errors = vErrors;
return errors === 0;
}

const schema336 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["pot_disabled","pot_not_armed"]}}}],"$id":"triggerWin.409.0"};

function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="triggerWin.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate304.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "pot_disabled") || (data0 === "pot_not_armed"))){
validate304.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema336.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate304.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate304.errors = vErrors;
return errors === 0;
}

const schema337 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","owner_disabled","instance_pending","instance_paused","instance_terminated","brand_excluded","external_trigger_not_supported","amount_out_of_range"]}}}],"$id":"triggerWin.422.0"};

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="triggerWin.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate306.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((((((data0 === "idempotency_key_reused") || (data0 === "owner_disabled")) || (data0 === "instance_pending")) || (data0 === "instance_paused")) || (data0 === "instance_terminated")) || (data0 === "brand_excluded")) || (data0 === "external_trigger_not_supported")) || (data0 === "amount_out_of_range"))){
validate306.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema337.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate306.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate306.errors = vErrors;
return errors === 0;
}

const schema354 = {"type":"string","enum":["Held","Due","Paid","Settled"],"$id":"schemas.WinState"};

const pattern134 = new RegExp("\\S", "u");

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.WinRecord" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.transaction_id === undefined) && (missing0 = "transaction_id")) || ((data.win_id === undefined) && (missing0 = "win_id"))) || ((data.instance_id === undefined) && (missing0 = "instance_id"))) || ((data.win_pot_id === undefined) && (missing0 = "win_pot_id"))) || ((data.instance_count === undefined) && (missing0 = "instance_count"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.source_id === undefined) && (missing0 = "source_id"))) || ((data.win_amount === undefined) && (missing0 = "win_amount"))) || ((data.jackpot_currency === undefined) && (missing0 = "jackpot_currency"))) || ((data.payout_amount === undefined) && (missing0 = "payout_amount"))) || ((data.payout_currency === undefined) && (missing0 = "payout_currency"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.attempts === undefined) && (missing0 = "attempts"))){
validate309.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.transaction_id !== undefined){
let data0 = data.transaction_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 160){
validate309.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate309.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data0)){
validate309.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_id !== undefined){
let data1 = data.win_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate309.errors = [{instancePath:instancePath+"/win_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate309.errors = [{instancePath:instancePath+"/win_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate309.errors = [{instancePath:instancePath+"/win_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/win_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_id !== undefined){
let data2 = data.instance_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate309.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate309.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate309.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_pot_id !== undefined){
let data3 = data.win_pot_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate309.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate309.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data3)){
validate309.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_count !== undefined){
let data4 = data.instance_count;
const _errs13 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate309.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate309.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate309.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate309.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data5 = data.brand_id;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func0(data5) > 129){
validate309.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data5) < 3){
validate309.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern52.test(data5)){
validate309.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data6 = data.player_id;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(func0(data6) > 128){
validate309.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data6) < 1){
validate309.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern82.test(data6)){
validate309.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data7 = data.source_id;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(func0(data7) > 64){
validate309.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data7) < 1){
validate309.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data7)){
validate309.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/source_id",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_id !== undefined){
let data8 = data.contribution_id;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data8 === "string"){
if(func0(data8) > 64){
validate309.errors = [{instancePath:instancePath+"/contribution_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data8) < 1){
validate309.errors = [{instancePath:instancePath+"/contribution_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data8)){
validate309.errors = [{instancePath:instancePath+"/contribution_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/contribution_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_id !== undefined){
let data9 = data.gameround_id;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data9 === "string"){
if(func0(data9) > 128){
validate309.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data9) < 1){
validate309.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern82.test(data9)){
validate309.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"schemas.GameroundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_amount !== undefined){
let data10 = data.win_amount;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data10 == "number"){
if(data10 > 8000000000 || isNaN(data10)){
validate309.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate309.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data10))){
validate309.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_currency !== undefined){
let data11 = data.jackpot_currency;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data11 === "string"){
if(func0(data11) > 3){
validate309.errors = [{instancePath:instancePath+"/jackpot_currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data11) < 3){
validate309.errors = [{instancePath:instancePath+"/jackpot_currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern53.test(data11)){
validate309.errors = [{instancePath:instancePath+"/jackpot_currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/jackpot_currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_amount !== undefined){
let data12 = data.payout_amount;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data12 == "number"){
if(data12 > 8000000000 || isNaN(data12)){
validate309.errors = [{instancePath:instancePath+"/payout_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate309.errors = [{instancePath:instancePath+"/payout_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data12))){
validate309.errors = [{instancePath:instancePath+"/payout_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/payout_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_currency !== undefined){
let data13 = data.payout_currency;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data13 === "string"){
if(func0(data13) > 3){
validate309.errors = [{instancePath:instancePath+"/payout_currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data13) < 3){
validate309.errors = [{instancePath:instancePath+"/payout_currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern53.test(data13)){
validate309.errors = [{instancePath:instancePath+"/payout_currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/payout_currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data14 = data.timestamp;
const _errs42 = errors;
const _errs43 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate309.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs43){
if(typeof data14 == "number"){
if(data14 > 8640000000000000 || isNaN(data14)){
validate309.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate309.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data14))){
validate309.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data15 = data.state;
const _errs45 = errors;
if(typeof data15 !== "string"){
validate309.errors = [{instancePath:instancePath+"/state",schemaPath:"schemas.WinState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data15 === "Held") || (data15 === "Due")) || (data15 === "Paid")) || (data15 === "Settled"))){
validate309.errors = [{instancePath:instancePath+"/state",schemaPath:"schemas.WinState/enum",keyword:"enum",params:{allowedValues: schema354.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data16 = data.attempts;
const _errs48 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate309.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs48){
if(typeof data16 == "number"){
if(data16 > 2147483647 || isNaN(data16)){
validate309.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate309.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data16))){
validate309.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_attempt !== undefined){
let data17 = data.next_attempt;
const _errs50 = errors;
const _errs51 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
validate309.errors = [{instancePath:instancePath+"/next_attempt",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs51){
if(typeof data17 == "number"){
if(data17 > 8640000000000000 || isNaN(data17)){
validate309.errors = [{instancePath:instancePath+"/next_attempt",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate309.errors = [{instancePath:instancePath+"/next_attempt",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data17))){
validate309.errors = [{instancePath:instancePath+"/next_attempt",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_error !== undefined){
let data18 = data.last_error;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data18 === "string"){
if(func0(data18) > 1000){
validate309.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func0(data18) < 1){
validate309.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.paid_on !== undefined){
let data19 = data.paid_on;
const _errs55 = errors;
const _errs56 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate309.errors = [{instancePath:instancePath+"/paid_on",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs56){
if(typeof data19 == "number"){
if(data19 > 8640000000000000 || isNaN(data19)){
validate309.errors = [{instancePath:instancePath+"/paid_on",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate309.errors = [{instancePath:instancePath+"/paid_on",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data19))){
validate309.errors = [{instancePath:instancePath+"/paid_on",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settled_by !== undefined){
let data20 = data.settled_by;
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs59){
if(typeof data20 === "string"){
if(func0(data20) > 64){
validate309.errors = [{instancePath:instancePath+"/settled_by",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data20) < 1){
validate309.errors = [{instancePath:instancePath+"/settled_by",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data20)){
validate309.errors = [{instancePath:instancePath+"/settled_by",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/settled_by",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settle_reason !== undefined){
let data21 = data.settle_reason;
const _errs61 = errors;
const _errs62 = errors;
if(errors === _errs62){
if(typeof data21 === "string"){
if(func0(data21) > 500){
validate309.errors = [{instancePath:instancePath+"/settle_reason",schemaPath:"schemas.Reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func0(data21) < 1){
validate309.errors = [{instancePath:instancePath+"/settle_reason",schemaPath:"schemas.Reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern134.test(data21)){
validate309.errors = [{instancePath:instancePath+"/settle_reason",schemaPath:"schemas.Reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
}
}
else {
validate309.errors = [{instancePath:instancePath+"/settle_reason",schemaPath:"schemas.Reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate309.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate309.errors = vErrors;
return errors === 0;
}

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listWins.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate308.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate309(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate308.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate308.errors = vErrors;
return errors === 0;
}

const schema362 = {"type":"object","required":["transaction_id","code"],"properties":{"transaction_id":{"$ref":"schemas.TransactionId"},"code":{"type":"string","enum":["not_found","paid","settled","wallet_not_configured","in_flight"]}},"$id":"schemas.WinFailure"};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.WinFailure" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.transaction_id === undefined) && (missing0 = "transaction_id")) || ((data.code === undefined) && (missing0 = "code"))){
validate313.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.transaction_id !== undefined){
let data0 = data.transaction_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 160){
validate313.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate313.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data0)){
validate313.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate313.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"schemas.TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate313.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data1 === "not_found") || (data1 === "paid")) || (data1 === "settled")) || (data1 === "wallet_not_configured")) || (data1 === "in_flight"))){
validate313.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{allowedValues: schema362.properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate313.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate313.errors = vErrors;
return errors === 0;
}

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.WinResults" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.succeeded === undefined) && (missing0 = "succeeded")) || ((data.failed === undefined) && (missing0 = "failed"))){
validate312.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.succeeded !== undefined){
let data0 = data.succeeded;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate312.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 160){
validate312.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate312.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data1)){
validate312.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate312.errors = [{instancePath:instancePath+"/succeeded/" + i0,schemaPath:"schemas.TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate312.errors = [{instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data2 = data.failed;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 100){
validate312.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(validate313(data2[i1], {instancePath:instancePath+"/failed/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate312.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="releaseWins.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate312(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
validate311.errors = vErrors;
return errors === 0;
}

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getInstance.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate248(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
validate316.errors = vErrors;
return errors === 0;
}

const schema366 = {"type":"object","required":["seq","kind","timestamp","actor","operation","postings"],"properties":{"seq":{"type":"integer","format":"int64","minimum":1,"maximum":9007199254740991},"kind":{"type":"string","enum":["seed","contribution","win","reseed","flush","diversion","payment","settlement","draw","adjustment","transfer_out","transfer_in"]},"timestamp":{"$ref":"schemas.Timestamp"},"actor":{"$ref":"schemas.Id"},"operation":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z]+$"},"reference":{"$ref":"schemas.TransactionId"},"reason":{"$ref":"schemas.Reason"},"rate":{"type":"string","maxLength":128,"pattern":"^[0-9]+/[0-9]+$"},"postings":{"type":"array","maxItems":1000,"items":{"$ref":"schemas.LedgerPosting"}}},"$id":"schemas.LedgerEntry"};

const pattern138 = new RegExp("^[A-Za-z]+$", "u");

const pattern141 = new RegExp("^[0-9]+/[0-9]+$", "u");

const schema371 = {"type":"object","required":["account","amount"],"properties":{"pot_id":{"$ref":"schemas.PotId"},"account":{"type":"string","enum":["seed_value","contributed_amount","contributed_seed","surplus_seed","overflow_amount","house","withheld","diverting","initial_seed","player_paid","operator_paid","transferred_in","paid","diverted","transferred_out","adjusted"]},"amount":{"$ref":"schemas.SignedAmount"},"balance_after":{"$ref":"schemas.SignedAmount"}},"$id":"schemas.LedgerPosting"};

function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.LedgerPosting" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.account === undefined) && (missing0 = "account")) || ((data.amount === undefined) && (missing0 = "amount"))){
validate320.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.pot_id !== undefined){
let data0 = data.pot_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate320.errors = [{instancePath:instancePath+"/pot_id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate320.errors = [{instancePath:instancePath+"/pot_id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate320.errors = [{instancePath:instancePath+"/pot_id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate320.errors = [{instancePath:instancePath+"/pot_id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.account !== undefined){
let data1 = data.account;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate320.errors = [{instancePath:instancePath+"/account",schemaPath:"#/properties/account/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((data1 === "seed_value") || (data1 === "contributed_amount")) || (data1 === "contributed_seed")) || (data1 === "surplus_seed")) || (data1 === "overflow_amount")) || (data1 === "house")) || (data1 === "withheld")) || (data1 === "diverting")) || (data1 === "initial_seed")) || (data1 === "player_paid")) || (data1 === "operator_paid")) || (data1 === "transferred_in")) || (data1 === "paid")) || (data1 === "diverted")) || (data1 === "transferred_out")) || (data1 === "adjusted"))){
validate320.errors = [{instancePath:instancePath+"/account",schemaPath:"#/properties/account/enum",keyword:"enum",params:{allowedValues: schema371.properties.account.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data2 = data.amount;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 == "number"){
if(data2 > 8000000000 || isNaN(data2)){
validate320.errors = [{instancePath:instancePath+"/amount",schemaPath:"schemas.SignedAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data2 < -8000000000 || isNaN(data2)){
validate320.errors = [{instancePath:instancePath+"/amount",schemaPath:"schemas.SignedAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -8000000000},message:"must be >= -8000000000"}];
return false;
}
else {
if(!(formats82.validate(data2))){
validate320.errors = [{instancePath:instancePath+"/amount",schemaPath:"schemas.SignedAmount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate320.errors = [{instancePath:instancePath+"/amount",schemaPath:"schemas.SignedAmount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.balance_after !== undefined){
let data3 = data.balance_after;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 == "number"){
if(data3 > 8000000000 || isNaN(data3)){
validate320.errors = [{instancePath:instancePath+"/balance_after",schemaPath:"schemas.SignedAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data3 < -8000000000 || isNaN(data3)){
validate320.errors = [{instancePath:instancePath+"/balance_after",schemaPath:"schemas.SignedAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: -8000000000},message:"must be >= -8000000000"}];
return false;
}
else {
if(!(formats82.validate(data3))){
validate320.errors = [{instancePath:instancePath+"/balance_after",schemaPath:"schemas.SignedAmount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate320.errors = [{instancePath:instancePath+"/balance_after",schemaPath:"schemas.SignedAmount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate320.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate320.errors = vErrors;
return errors === 0;
}

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.LedgerEntry" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.seq === undefined) && (missing0 = "seq")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.postings === undefined) && (missing0 = "postings"))){
validate319.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.seq !== undefined){
let data0 = data.seq;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate319.errors = [{instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 9007199254740991 || isNaN(data0)){
validate319.errors = [{instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate319.errors = [{instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats14.validate(data0))){
validate319.errors = [{instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate319.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((data1 === "seed") || (data1 === "contribution")) || (data1 === "win")) || (data1 === "reseed")) || (data1 === "flush")) || (data1 === "diversion")) || (data1 === "payment")) || (data1 === "settlement")) || (data1 === "draw")) || (data1 === "adjustment")) || (data1 === "transfer_out")) || (data1 === "transfer_in"))){
validate319.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema366.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data2 = data.timestamp;
const _errs5 = errors;
const _errs6 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate319.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if(typeof data2 == "number"){
if(data2 > 8640000000000000 || isNaN(data2)){
validate319.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate319.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data2))){
validate319.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor !== undefined){
let data3 = data.actor;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate319.errors = [{instancePath:instancePath+"/actor",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate319.errors = [{instancePath:instancePath+"/actor",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data3)){
validate319.errors = [{instancePath:instancePath+"/actor",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate319.errors = [{instancePath:instancePath+"/actor",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
let data4 = data.operation;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func0(data4) > 64){
validate319.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate319.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern138.test(data4)){
validate319.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]+$"},message:"must match pattern \""+"^[A-Za-z]+$"+"\""}];
return false;
}
}
}
}
else {
validate319.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reference !== undefined){
let data5 = data.reference;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func0(data5) > 160){
validate319.errors = [{instancePath:instancePath+"/reference",schemaPath:"schemas.TransactionId/maxLength",keyword:"maxLength",params:{limit: 160},message:"must NOT have more than 160 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate319.errors = [{instancePath:instancePath+"/reference",schemaPath:"schemas.TransactionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data5)){
validate319.errors = [{instancePath:instancePath+"/reference",schemaPath:"schemas.TransactionId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate319.errors = [{instancePath:instancePath+"/reference",schemaPath:"schemas.TransactionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data6 = data.reason;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(func0(data6) > 500){
validate319.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func0(data6) < 1){
validate319.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern134.test(data6)){
validate319.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""}];
return false;
}
}
}
}
else {
validate319.errors = [{instancePath:instancePath+"/reason",schemaPath:"schemas.Reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rate !== undefined){
let data7 = data.rate;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data7 === "string"){
if(func0(data7) > 128){
validate319.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(!pattern141.test(data7)){
validate319.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/pattern",keyword:"pattern",params:{pattern: "^[0-9]+/[0-9]+$"},message:"must match pattern \""+"^[0-9]+/[0-9]+$"+"\""}];
return false;
}
}
}
else {
validate319.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.postings !== undefined){
let data8 = data.postings;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data8)){
if(data8.length > 1000){
validate319.errors = [{instancePath:instancePath+"/postings",schemaPath:"#/properties/postings/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid5 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
const _errs23 = errors;
if(!(validate320(data8[i0], {instancePath:instancePath+"/postings/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
var valid5 = _errs23 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate319.errors = [{instancePath:instancePath+"/postings",schemaPath:"#/properties/postings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate319.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate319.errors = vErrors;
return errors === 0;
}

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listLedgerEntries.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate318.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate319(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate318.errors = vErrors;
return errors === 0;
}

const schema375 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","instance_pending","instance_terminated"]}}}],"$id":"pauseInstance.422.0"};

function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="pauseInstance.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate323.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "idempotency_key_reused") || (data0 === "instance_pending")) || (data0 === "instance_terminated"))){
validate323.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema375.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate323.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate323.errors = vErrors;
return errors === 0;
}

const schema377 = {"type":"object","required":["id","name","owner_id","currency","contribution_rules","house_hold_contribution","jackpot_type","pots","reference_count","published"],"properties":{"id":{"$ref":"schemas.Id"},"name":{"type":"string","minLength":1,"maxLength":200},"description":{"type":"string","minLength":0,"maxLength":2000},"owner_id":{"$ref":"schemas.OwnerId"},"currency":{"$ref":"schemas.Currency"},"contribution_rules":{"$ref":"schemas.ContributionRules"},"house_hold_contribution":{"$ref":"schemas.ContributionType"},"jackpot_type":{"type":"string","enum":["Jackpot","Raffle"]},"raffle_rules":{"$ref":"schemas.RaffleRules"},"pots":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"schemas.PotTemplate"}},"win_selector_strategy":{"type":"string","enum":["Lowest","Highest","None"]},"reference_count":{"type":"integer","format":"int32","minimum":0,"maximum":2147483647},"published":{"type":"boolean"}},"$id":"schemas.JackpotTemplate"};

const schema381 = {"type":"object","additionalProperties":false,"required":["id","contribution","seed_contribution","seed_strategy"],"properties":{"id":{"$ref":"schemas.PotId"},"contribution":{"$ref":"schemas.ContributionType"},"payout_rules":{"type":"string","enum":["WinnerOnly","Community"]},"payout_ruleset":{"$ref":"schemas.PayoutRuleset"},"seed_contribution":{"$ref":"schemas.ContributionType"},"seed_strategy":{"$ref":"schemas.SeedStrategy"},"diversion_rules":{"$ref":"schemas.DiversionRules"},"win_constraints":{"type":"array","maxItems":10,"items":{"$ref":"schemas.WinConstraint"}},"max_instantiation_count":{"type":"integer","format":"int32","minimum":0,"maximum":1000000000},"is_progressive":{"type":"boolean"},"supports_external_trigger":{"type":"boolean"},"pot_types":{"type":"array","maxItems":10,"items":{"$ref":"schemas.PotTypeTemplate"}},"wager_criteria":{"$ref":"schemas.WagerCriteria"},"max_pot_value":{"$ref":"schemas.AmountText"}},"$id":"schemas.PotTemplate"};

const func347 = Object.prototype.hasOwnProperty;

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.TimeFixed" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.target_datetime === undefined) && (missing0 = "target_datetime")){
validate338.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "target_datetime") || (key0 === "repeat_period"))){
validate338.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.target_datetime !== undefined){
let data0 = data.target_datetime;
const _errs2 = errors;
const _errs3 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate338.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data0 == "number"){
if(data0 > 8640000000000000 || isNaN(data0)){
validate338.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate338.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data0))){
validate338.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat_period !== undefined){
const _errs5 = errors;
if(!(validate259(data.repeat_period, {instancePath:instancePath+"/repeat_period",parentData:data,parentDataProperty:"repeat_period",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate338.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate338.errors = vErrors;
return errors === 0;
}

function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PotTypeTemplate" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.TimeFixed === undefined) && (missing0 = "TimeFixed")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "TimeFixed")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.TimeFixed !== undefined){
if(!(validate338(data.TimeFixed, {instancePath:instancePath+"/TimeFixed",parentData:data,parentDataProperty:"TimeFixed",rootData}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.HitRate === undefined) && (missing1 = "HitRate")){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs7 = errors;
for(const key1 in data){
if(!(key1 === "HitRate")){
const err4 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
}
if(_errs7 === errors){
if(data.HitRate !== undefined){
if(!(validate234(data.HitRate, {instancePath:instancePath+"/HitRate",parentData:data,parentDataProperty:"HitRate",rootData}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.MustHitBy === undefined) && (missing2 = "MustHitBy")){
const err6 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
const _errs11 = errors;
for(const key2 in data){
if(!(key2 === "MustHitBy")){
const err7 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data.MustHitBy !== undefined){
if(!(validate236(data.MustHitBy, {instancePath:instancePath+"/MustHitBy",parentData:data,parentDataProperty:"MustHitBy",rootData}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate337.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate337.errors = vErrors;
return errors === 0;
}

function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PotTemplate" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.contribution === undefined) && (missing0 = "contribution"))) || ((data.seed_contribution === undefined) && (missing0 = "seed_contribution"))) || ((data.seed_strategy === undefined) && (missing0 = "seed_strategy"))){
validate330.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func347.call(schema381.properties, key0))){
validate330.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate330.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate330.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate330.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate330.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution !== undefined){
const _errs5 = errors;
if(!(validate206(data.contribution, {instancePath:instancePath+"/contribution",parentData:data,parentDataProperty:"contribution",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_rules !== undefined){
let data2 = data.payout_rules;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate330.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "WinnerOnly") || (data2 === "Community"))){
validate330.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/enum",keyword:"enum",params:{allowedValues: schema381.properties.payout_rules.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_ruleset !== undefined){
const _errs8 = errors;
if(!(validate214(data.payout_ruleset, {instancePath:instancePath+"/payout_ruleset",parentData:data,parentDataProperty:"payout_ruleset",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_contribution !== undefined){
const _errs9 = errors;
if(!(validate206(data.seed_contribution, {instancePath:instancePath+"/seed_contribution",parentData:data,parentDataProperty:"seed_contribution",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_strategy !== undefined){
const _errs10 = errors;
if(!(validate223(data.seed_strategy, {instancePath:instancePath+"/seed_strategy",parentData:data,parentDataProperty:"seed_strategy",rootData}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diversion_rules !== undefined){
const _errs11 = errors;
if(!(validate225(data.diversion_rules, {instancePath:instancePath+"/diversion_rules",parentData:data,parentDataProperty:"diversion_rules",rootData}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_constraints !== undefined){
let data7 = data.win_constraints;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data7)){
if(data7.length > 10){
validate330.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate229(data7[i0], {instancePath:instancePath+"/win_constraints/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate330.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_instantiation_count !== undefined){
let data9 = data.max_instantiation_count;
const _errs15 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate330.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data9 == "number"){
if(data9 > 1000000000 || isNaN(data9)){
validate330.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate330.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data9))){
validate330.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_progressive !== undefined){
const _errs17 = errors;
if(typeof data.is_progressive !== "boolean"){
validate330.errors = [{instancePath:instancePath+"/is_progressive",schemaPath:"#/properties/is_progressive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supports_external_trigger !== undefined){
const _errs19 = errors;
if(typeof data.supports_external_trigger !== "boolean"){
validate330.errors = [{instancePath:instancePath+"/supports_external_trigger",schemaPath:"#/properties/supports_external_trigger/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pot_types !== undefined){
let data12 = data.pot_types;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data12)){
if(data12.length > 10){
validate330.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs23 = errors;
if(!(validate337(data12[i1], {instancePath:instancePath+"/pot_types/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate330.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wager_criteria !== undefined){
const _errs24 = errors;
if(!(validate239(data.wager_criteria, {instancePath:instancePath+"/wager_criteria",parentData:data,parentDataProperty:"wager_criteria",rootData}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_pot_value !== undefined){
let data15 = data.max_pot_value;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data15 === "string"){
if(func0(data15) > 20){
validate330.errors = [{instancePath:instancePath+"/max_pot_value",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern94.test(data15)){
validate330.errors = [{instancePath:instancePath+"/max_pot_value",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate330.errors = [{instancePath:instancePath+"/max_pot_value",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate330.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate330.errors = vErrors;
return errors === 0;
}

function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.JackpotTemplate" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.contribution_rules === undefined) && (missing0 = "contribution_rules"))) || ((data.house_hold_contribution === undefined) && (missing0 = "house_hold_contribution"))) || ((data.jackpot_type === undefined) && (missing0 = "jackpot_type"))) || ((data.pots === undefined) && (missing0 = "pots"))) || ((data.reference_count === undefined) && (missing0 = "reference_count"))) || ((data.published === undefined) && (missing0 = "published"))){
validate326.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate326.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate326.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate326.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate326.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate326.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate326.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate326.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func0(data2) > 2000){
validate326.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func0(data2) < 0){
validate326.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate326.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data3 = data.owner_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate326.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate326.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern2.test(data3)){
validate326.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate326.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"schemas.OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data4 = data.currency;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func0(data4) > 3){
validate326.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data4) < 3){
validate326.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern53.test(data4)){
validate326.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate326.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_rules !== undefined){
const _errs14 = errors;
if(!(validate249(data.contribution_rules, {instancePath:instancePath+"/contribution_rules",parentData:data,parentDataProperty:"contribution_rules",rootData}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.house_hold_contribution !== undefined){
const _errs15 = errors;
if(!(validate206(data.house_hold_contribution, {instancePath:instancePath+"/house_hold_contribution",parentData:data,parentDataProperty:"house_hold_contribution",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_type !== undefined){
let data7 = data.jackpot_type;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate326.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data7 === "Jackpot") || (data7 === "Raffle"))){
validate326.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/enum",keyword:"enum",params:{allowedValues: schema377.properties.jackpot_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raffle_rules !== undefined){
const _errs18 = errors;
if(!(validate258(data.raffle_rules, {instancePath:instancePath+"/raffle_rules",parentData:data,parentDataProperty:"raffle_rules",rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pots !== undefined){
let data9 = data.pots;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data9)){
if(data9.length > 50){
validate326.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data9.length < 1){
validate326.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(!(validate330(data9[i0], {instancePath:instancePath+"/pots/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
var valid4 = _errs21 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate326.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_selector_strategy !== undefined){
let data11 = data.win_selector_strategy;
const _errs22 = errors;
if(typeof data11 !== "string"){
validate326.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data11 === "Lowest") || (data11 === "Highest")) || (data11 === "None"))){
validate326.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/enum",keyword:"enum",params:{allowedValues: schema377.properties.win_selector_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reference_count !== undefined){
let data12 = data.reference_count;
const _errs24 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate326.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if(typeof data12 == "number"){
if(data12 > 2147483647 || isNaN(data12)){
validate326.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate326.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data12))){
validate326.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.published !== undefined){
const _errs26 = errors;
if(typeof data.published !== "boolean"){
validate326.errors = [{instancePath:instancePath+"/published",schemaPath:"#/properties/published/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate326.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate326.errors = vErrors;
return errors === 0;
}

function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listTemplates.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate325.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate326(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate325.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate325.errors = vErrors;
return errors === 0;
}

function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createTemplate.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate326(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
validate347.errors = vErrors;
return errors === 0;
}

const schema388 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["template_id_taken"]}}}],"$id":"createTemplate.409.0"};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createTemplate.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate349.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "template_id_taken")){
validate349.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema388.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate349.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate349.errors = vErrors;
return errors === 0;
}

const schema389 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["template_not_found","owner_not_found"]}}}],"$id":"instantiateTemplate.404.0"};

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="instantiateTemplate.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate351.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "template_not_found") || (data0 === "owner_not_found"))){
validate351.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema389.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate351.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate351.errors = vErrors;
return errors === 0;
}

const schema390 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["template_not_published","game_code_taken"]}}}],"$id":"instantiateTemplate.409.0"};

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="instantiateTemplate.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate353.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "template_not_published") || (data0 === "game_code_taken"))){
validate353.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema390.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate353.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate353.errors = vErrors;
return errors === 0;
}

const schema391 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","schedule_invalid","amount_out_of_range"]}}}],"$id":"instantiateTemplate.422.0"};

function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="instantiateTemplate.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate355.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "idempotency_key_reused") || (data0 === "schedule_invalid")) || (data0 === "amount_out_of_range"))){
validate355.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema391.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate355.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate355.errors = vErrors;
return errors === 0;
}

function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.DefaultContribution" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.currency === undefined) && (missing0 = "currency")) || ((data.value === undefined) && (missing0 = "value"))){
validate358.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.currency !== undefined){
let data0 = data.currency;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 3){
validate358.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data0) < 3){
validate358.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern53.test(data0)){
validate358.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate358.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 8000000000 || isNaN(data1)){
validate358.errors = [{instancePath:instancePath+"/value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate358.errors = [{instancePath:instancePath+"/value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data1))){
validate358.errors = [{instancePath:instancePath+"/value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate358.errors = [{instancePath:instancePath+"/value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate358.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate358.errors = vErrors;
return errors === 0;
}

function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="previewTemplate.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 502){
validate357.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 502},message:"must NOT have more than 502 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate358(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate357.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate357.errors = vErrors;
return errors === 0;
}

const schema396 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["template_id_mismatch","amount_out_of_range"]}}}],"$id":"previewTemplate.422.0"};

function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="previewTemplate.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate360.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "template_id_mismatch") || (data0 === "amount_out_of_range"))){
validate360.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema396.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate360.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate360.errors = vErrors;
return errors === 0;
}

const schema397 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["template_not_found"]}}}],"$id":"publishTemplate.404.0"};

function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="publishTemplate.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate362.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "template_not_found")){
validate362.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema397.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate362.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate362.errors = vErrors;
return errors === 0;
}

const schema398 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","template_invalid"]}}}],"$id":"publishTemplate.422.0"};

function validate364(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="publishTemplate.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate364.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "idempotency_key_reused") || (data0 === "template_invalid"))){
validate364.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema398.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate364.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate364.errors = vErrors;
return errors === 0;
}

const schema399 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["template_locked"]}}}],"$id":"updateTemplate.409.0"};

function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateTemplate.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate366.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "template_locked")){
validate366.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema399.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate366.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate366.errors = vErrors;
return errors === 0;
}

const schema400 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","template_id_mismatch","template_invalid"]}}}],"$id":"updateTemplate.422.0"};

function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateTemplate.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate368.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "idempotency_key_reused") || (data0 === "template_id_mismatch")) || (data0 === "template_invalid"))){
validate368.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema400.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate368.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate368.errors = vErrors;
return errors === 0;
}

const schema401 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["contribution_not_found"]}}}],"$id":"getContribution.404.0"};

function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getContribution.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate370.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "contribution_not_found")){
validate370.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema401.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate370.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate370.errors = vErrors;
return errors === 0;
}

const schema402 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["contribution_in_flight"]}}}],"$id":"getContribution.409.0"};

function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getContribution.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate372.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "contribution_in_flight")){
validate372.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema402.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate372.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate372.errors = vErrors;
return errors === 0;
}

function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.OperatorRaffleTicketRecord" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.instance_id === undefined) && (missing0 = "instance_id")) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.ext_player_id === undefined) && (missing0 = "ext_player_id"))) || ((data.ticket_count === undefined) && (missing0 = "ticket_count"))) || ((data.accumulated_cost === undefined) && (missing0 = "accumulated_cost"))) || ((data.timestamp_start === undefined) && (missing0 = "timestamp_start"))) || ((data.timestamp_end === undefined) && (missing0 = "timestamp_end"))){
validate375.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.instance_id !== undefined){
let data0 = data.instance_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate375.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate375.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate375.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate375.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data1 = data.brand_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 129){
validate375.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data1) < 3){
validate375.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern52.test(data1)){
validate375.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate375.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data2 = data.player_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 128){
validate375.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate375.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern82.test(data2)){
validate375.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate375.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ext_player_id !== undefined){
let data3 = data.ext_player_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 128){
validate375.errors = [{instancePath:instancePath+"/ext_player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate375.errors = [{instancePath:instancePath+"/ext_player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern82.test(data3)){
validate375.errors = [{instancePath:instancePath+"/ext_player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate375.errors = [{instancePath:instancePath+"/ext_player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticket_count !== undefined){
let data4 = data.ticket_count;
const _errs13 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate375.errors = [{instancePath:instancePath+"/ticket_count",schemaPath:"#/properties/ticket_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data4 == "number"){
if(data4 > 2147483647 || isNaN(data4)){
validate375.errors = [{instancePath:instancePath+"/ticket_count",schemaPath:"#/properties/ticket_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate375.errors = [{instancePath:instancePath+"/ticket_count",schemaPath:"#/properties/ticket_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data4))){
validate375.errors = [{instancePath:instancePath+"/ticket_count",schemaPath:"#/properties/ticket_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accumulated_cost !== undefined){
let data5 = data.accumulated_cost;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func0(data5) > 20){
validate375.errors = [{instancePath:instancePath+"/accumulated_cost",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern94.test(data5)){
validate375.errors = [{instancePath:instancePath+"/accumulated_cost",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate375.errors = [{instancePath:instancePath+"/accumulated_cost",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_start !== undefined){
let data6 = data.timestamp_start;
const _errs18 = errors;
const _errs19 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate375.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if(typeof data6 == "number"){
if(data6 > 8640000000000000 || isNaN(data6)){
validate375.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate375.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data6))){
validate375.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_end !== undefined){
let data7 = data.timestamp_end;
const _errs21 = errors;
const _errs22 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate375.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if(typeof data7 == "number"){
if(data7 > 8640000000000000 || isNaN(data7)){
validate375.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate375.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data7))){
validate375.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate375.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate375.errors = vErrors;
return errors === 0;
}

function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listOperatorPlayerInstanceTickets.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate374.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate375(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate374.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate374.errors = vErrors;
return errors === 0;
}

const schema412 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["not_implemented"]}}}],"$id":"listOperatorPlayerInstanceTickets.501.0"};

function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listOperatorPlayerInstanceTickets.501.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate377.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "not_implemented")){
validate377.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema412.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate377.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate377.errors = vErrors;
return errors === 0;
}

function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.OperatorPot" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.contribution === undefined) && (missing0 = "contribution"))) || ((data.payout_ruleset === undefined) && (missing0 = "payout_ruleset"))) || ((data.seed_contribution === undefined) && (missing0 = "seed_contribution"))) || ((data.seed_strategy === undefined) && (missing0 = "seed_strategy"))) || ((data.win_constraints === undefined) && (missing0 = "win_constraints"))) || ((data.instance_count === undefined) && (missing0 = "instance_count"))) || ((data.timestamp_created === undefined) && (missing0 = "timestamp_created"))) || ((data.supports_external_trigger === undefined) && (missing0 = "supports_external_trigger"))) || ((data.is_progressive === undefined) && (missing0 = "is_progressive"))) || ((data.surplus_seed === undefined) && (missing0 = "surplus_seed"))) || ((data.contributed_amount === undefined) && (missing0 = "contributed_amount"))) || ((data.contributed_seed === undefined) && (missing0 = "contributed_seed"))) || ((data.seed_value === undefined) && (missing0 = "seed_value"))) || ((data.current_value === undefined) && (missing0 = "current_value"))) || ((data.pot_types === undefined) && (missing0 = "pot_types"))) || ((data.criteria === undefined) && (missing0 = "criteria"))) || ((data.overflow_amount === undefined) && (missing0 = "overflow_amount"))) || ((data.total_contributions === undefined) && (missing0 = "total_contributions"))){
validate383.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate383.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate383.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate383.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate383.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs4 = errors;
if(typeof data.enabled !== "boolean"){
validate383.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution !== undefined){
const _errs6 = errors;
if(!(validate206(data.contribution, {instancePath:instancePath+"/contribution",parentData:data,parentDataProperty:"contribution",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_ruleset !== undefined){
const _errs7 = errors;
if(!(validate214(data.payout_ruleset, {instancePath:instancePath+"/payout_ruleset",parentData:data,parentDataProperty:"payout_ruleset",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_contribution !== undefined){
const _errs8 = errors;
if(!(validate206(data.seed_contribution, {instancePath:instancePath+"/seed_contribution",parentData:data,parentDataProperty:"seed_contribution",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_strategy !== undefined){
const _errs9 = errors;
if(!(validate223(data.seed_strategy, {instancePath:instancePath+"/seed_strategy",parentData:data,parentDataProperty:"seed_strategy",rootData}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_constraints !== undefined){
let data6 = data.win_constraints;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data6)){
if(data6.length > 10){
validate383.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate229(data6[i0], {instancePath:instancePath+"/win_constraints/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate383.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_count !== undefined){
let data8 = data.instance_count;
const _errs13 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate383.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if(typeof data8 == "number"){
if(data8 > 2147483647 || isNaN(data8)){
validate383.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate383.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data8))){
validate383.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_created !== undefined){
let data9 = data.timestamp_created;
const _errs15 = errors;
const _errs16 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate383.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs16){
if(typeof data9 == "number"){
if(data9 > 8640000000000000 || isNaN(data9)){
validate383.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate383.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data9))){
validate383.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supports_external_trigger !== undefined){
const _errs18 = errors;
if(typeof data.supports_external_trigger !== "boolean"){
validate383.errors = [{instancePath:instancePath+"/supports_external_trigger",schemaPath:"#/properties/supports_external_trigger/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_progressive !== undefined){
const _errs20 = errors;
if(typeof data.is_progressive !== "boolean"){
validate383.errors = [{instancePath:instancePath+"/is_progressive",schemaPath:"#/properties/is_progressive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.surplus_seed !== undefined){
let data12 = data.surplus_seed;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data12 == "number"){
if(data12 > 8000000000 || isNaN(data12)){
validate383.errors = [{instancePath:instancePath+"/surplus_seed",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate383.errors = [{instancePath:instancePath+"/surplus_seed",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data12))){
validate383.errors = [{instancePath:instancePath+"/surplus_seed",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate383.errors = [{instancePath:instancePath+"/surplus_seed",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contributed_amount !== undefined){
let data13 = data.contributed_amount;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data13 == "number"){
if(data13 > 8000000000 || isNaN(data13)){
validate383.errors = [{instancePath:instancePath+"/contributed_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate383.errors = [{instancePath:instancePath+"/contributed_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data13))){
validate383.errors = [{instancePath:instancePath+"/contributed_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate383.errors = [{instancePath:instancePath+"/contributed_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contributed_seed !== undefined){
let data14 = data.contributed_seed;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data14 == "number"){
if(data14 > 8000000000 || isNaN(data14)){
validate383.errors = [{instancePath:instancePath+"/contributed_seed",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate383.errors = [{instancePath:instancePath+"/contributed_seed",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data14))){
validate383.errors = [{instancePath:instancePath+"/contributed_seed",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate383.errors = [{instancePath:instancePath+"/contributed_seed",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_value !== undefined){
let data15 = data.seed_value;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data15 == "number"){
if(data15 > 8000000000 || isNaN(data15)){
validate383.errors = [{instancePath:instancePath+"/seed_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate383.errors = [{instancePath:instancePath+"/seed_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data15))){
validate383.errors = [{instancePath:instancePath+"/seed_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate383.errors = [{instancePath:instancePath+"/seed_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current_value !== undefined){
let data16 = data.current_value;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data16 == "number"){
if(data16 > 8000000000 || isNaN(data16)){
validate383.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate383.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data16))){
validate383.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate383.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pot_types !== undefined){
let data17 = data.pot_types;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data17)){
if(data17.length > 10){
validate383.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid9 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
const _errs39 = errors;
if(!(validate231(data17[i1], {instancePath:instancePath+"/pot_types/" + i1,parentData:data17,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid9 = _errs39 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate383.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criteria !== undefined){
const _errs40 = errors;
if(!(validate239(data.criteria, {instancePath:instancePath+"/criteria",parentData:data,parentDataProperty:"criteria",rootData}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximum_pot_value !== undefined){
let data20 = data.maximum_pot_value;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data20 === "string"){
if(func0(data20) > 20){
validate383.errors = [{instancePath:instancePath+"/maximum_pot_value",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern94.test(data20)){
validate383.errors = [{instancePath:instancePath+"/maximum_pot_value",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate383.errors = [{instancePath:instancePath+"/maximum_pot_value",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.overflow_amount !== undefined){
let data21 = data.overflow_amount;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 == "number"){
if(data21 > 8000000000 || isNaN(data21)){
validate383.errors = [{instancePath:instancePath+"/overflow_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate383.errors = [{instancePath:instancePath+"/overflow_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data21))){
validate383.errors = [{instancePath:instancePath+"/overflow_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate383.errors = [{instancePath:instancePath+"/overflow_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_contributions !== undefined){
let data22 = data.total_contributions;
const _errs47 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate383.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs47){
if(typeof data22 == "number"){
if(data22 > 9007199254740991 || isNaN(data22)){
validate383.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data22 < 0 || isNaN(data22)){
validate383.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data22))){
validate383.errors = [{instancePath:instancePath+"/total_contributions",schemaPath:"#/properties/total_contributions/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate383.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate383.errors = vErrors;
return errors === 0;
}

function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.OperatorJackpotForSource" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.game_code === undefined) && (missing0 = "game_code"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.opt_in_required === undefined) && (missing0 = "opt_in_required"))) || ((data.opt_in_per_currency === undefined) && (missing0 = "opt_in_per_currency"))) || ((data.contribution_type === undefined) && (missing0 = "contribution_type"))) || ((data.pots === undefined) && (missing0 = "pots"))) || ((data.status === undefined) && (missing0 = "status"))){
validate380.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate380.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate380.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate380.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate380.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.game_code !== undefined){
let data1 = data.game_code;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate380.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate380.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data1)){
validate380.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate380.errors = [{instancePath:instancePath+"/game_code",schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data2 = data.currency;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 3){
validate380.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data2) < 3){
validate380.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern53.test(data2)){
validate380.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate380.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opt_in_required !== undefined){
const _errs10 = errors;
if(typeof data.opt_in_required !== "boolean"){
validate380.errors = [{instancePath:instancePath+"/opt_in_required",schemaPath:"#/properties/opt_in_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opt_in_per_currency !== undefined){
const _errs12 = errors;
if(typeof data.opt_in_per_currency !== "boolean"){
validate380.errors = [{instancePath:instancePath+"/opt_in_per_currency",schemaPath:"#/properties/opt_in_per_currency/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_type !== undefined){
const _errs14 = errors;
if(!(validate206(data.contribution_type, {instancePath:instancePath+"/contribution_type",parentData:data,parentDataProperty:"contribution_type",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optin_status !== undefined){
const _errs15 = errors;
if(!(validate208(data.optin_status, {instancePath:instancePath+"/optin_status",parentData:data,parentDataProperty:"optin_status",rootData}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pots !== undefined){
let data7 = data.pots;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
if(data7.length > 50){
validate380.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data7.length < 1){
validate380.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(!(validate383(data7[i0], {instancePath:instancePath+"/pots/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
errors = vErrors.length;
}
var valid4 = _errs18 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate380.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_start !== undefined){
let data9 = data.timestamp_start;
const _errs19 = errors;
const _errs20 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate380.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if(typeof data9 == "number"){
if(data9 > 8640000000000000 || isNaN(data9)){
validate380.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate380.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data9))){
validate380.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_end !== undefined){
let data10 = data.timestamp_end;
const _errs22 = errors;
const _errs23 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate380.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if(typeof data10 == "number"){
if(data10 > 8640000000000000 || isNaN(data10)){
validate380.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate380.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data10))){
validate380.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data11 = data.status;
const _errs25 = errors;
if(typeof data11 !== "string"){
validate380.errors = [{instancePath:instancePath+"/status",schemaPath:"schemas.InstanceStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data11 === "Pending") || (data11 === "Active")) || (data11 === "Paused")) || (data11 === "Terminated"))){
validate380.errors = [{instancePath:instancePath+"/status",schemaPath:"schemas.InstanceStatus/enum",keyword:"enum",params:{allowedValues: schema266.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate380.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate380.errors = vErrors;
return errors === 0;
}

function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getOperatorJackpot.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate380(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
validate379.errors = vErrors;
return errors === 0;
}

const schema431 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","owner_disabled","instance_terminated","brand_excluded","country_excluded","currency_not_configured"]}}}],"$id":"setOperatorOptIn.422.0"};

function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setOperatorOptIn.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate393.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((((data0 === "idempotency_key_reused") || (data0 === "owner_disabled")) || (data0 === "instance_terminated")) || (data0 === "brand_excluded")) || (data0 === "country_excluded")) || (data0 === "currency_not_configured"))){
validate393.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema431.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate393.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate393.errors = vErrors;
return errors === 0;
}

const pattern160 = new RegExp("^[A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,19}$", "u");

function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contributeToTarget.200.headers" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["contribution-id"] === undefined) && (missing0 = "contribution-id")){
validate395.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data["contribution-id"] !== undefined){
let data0 = data["contribution-id"];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate395.errors = [{instancePath:instancePath+"/contribution-id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate395.errors = [{instancePath:instancePath+"/contribution-id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate395.errors = [{instancePath:instancePath+"/contribution-id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate395.errors = [{instancePath:instancePath+"/contribution-id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["linked-contribution-ids"] !== undefined){
let data1 = data["linked-contribution-ids"];
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 1300){
validate395.errors = [{instancePath:instancePath+"/linked-contribution-ids",schemaPath:"#/properties/linked-contribution-ids/maxLength",keyword:"maxLength",params:{limit: 1300},message:"must NOT have more than 1300 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate395.errors = [{instancePath:instancePath+"/linked-contribution-ids",schemaPath:"#/properties/linked-contribution-ids/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern160.test(data1)){
validate395.errors = [{instancePath:instancePath+"/linked-contribution-ids",schemaPath:"#/properties/linked-contribution-ids/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,19}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,19}$"+"\""}];
return false;
}
}
}
}
else {
validate395.errors = [{instancePath:instancePath+"/linked-contribution-ids",schemaPath:"#/properties/linked-contribution-ids/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["idempotency-key"] !== undefined){
let data2 = data["idempotency-key"];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 128){
validate395.errors = [{instancePath:instancePath+"/idempotency-key",schemaPath:"schemas.IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate395.errors = [{instancePath:instancePath+"/idempotency-key",schemaPath:"schemas.IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern82.test(data2)){
validate395.errors = [{instancePath:instancePath+"/idempotency-key",schemaPath:"schemas.IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate395.errors = [{instancePath:instancePath+"/idempotency-key",schemaPath:"schemas.IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate395.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate395.errors = vErrors;
return errors === 0;
}

function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contributeToTarget.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 21){
validate396.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 21},message:"must NOT have more than 21 items"}];
return false;
}
else {
if(data.length < 1){
validate396.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate273(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate396.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate396.errors = vErrors;
return errors === 0;
}

const schema436 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["brand_not_found","instance_not_found","no_jackpot_for_source"]}}}],"$id":"contributeToTarget.404.0"};

function validate398(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contributeToTarget.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate398.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "brand_not_found") || (data0 === "instance_not_found")) || (data0 === "no_jackpot_for_source"))){
validate398.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema436.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate398.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate398.errors = vErrors;
return errors === 0;
}

function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.TargetOptInReply" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.success === undefined) && (missing0 = "success")) || ((data.failed === undefined) && (missing0 = "failed"))){
validate401.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.success !== undefined){
let data0 = data.success;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 2000){
validate401.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 64){
validate401.errors = [{instancePath:instancePath+"/success/" + i0,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate401.errors = [{instancePath:instancePath+"/success/" + i0,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data1)){
validate401.errors = [{instancePath:instancePath+"/success/" + i0,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate401.errors = [{instancePath:instancePath+"/success/" + i0,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate401.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data2 = data.failed;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 2000){
validate401.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 64){
validate401.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate401.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data3)){
validate401.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate401.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate401.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate401.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate401.errors = vErrors;
return errors === 0;
}

function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setTargetOptIn.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate401(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
validate400.errors = vErrors;
return errors === 0;
}

function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Winner" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.win_pot_id === undefined) && (missing0 = "win_pot_id")) || ((data.win_amount === undefined) && (missing0 = "win_amount"))) || ((data.jackpot_currency === undefined) && (missing0 = "jackpot_currency"))) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))){
validate404.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.win_pot_id !== undefined){
let data0 = data.win_pot_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate404.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate404.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate404.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate404.errors = [{instancePath:instancePath+"/win_pot_id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_amount !== undefined){
let data1 = data.win_amount;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 == "number"){
if(data1 > 8000000000 || isNaN(data1)){
validate404.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate404.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data1))){
validate404.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate404.errors = [{instancePath:instancePath+"/win_amount",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_currency !== undefined){
let data2 = data.jackpot_currency;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 3){
validate404.errors = [{instancePath:instancePath+"/jackpot_currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data2) < 3){
validate404.errors = [{instancePath:instancePath+"/jackpot_currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern53.test(data2)){
validate404.errors = [{instancePath:instancePath+"/jackpot_currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate404.errors = [{instancePath:instancePath+"/jackpot_currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data3 = data.player_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 128){
validate404.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data3) < 1){
validate404.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern82.test(data3)){
validate404.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate404.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data4 = data.timestamp;
const _errs13 = errors;
const _errs14 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate404.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if(typeof data4 == "number"){
if(data4 > 8640000000000000 || isNaN(data4)){
validate404.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate404.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data4))){
validate404.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data5 = data.brand_id;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func0(data5) > 129){
validate404.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data5) < 3){
validate404.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern52.test(data5)){
validate404.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate404.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate404.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate404.errors = vErrors;
return errors === 0;
}

function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listTargetWinners.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate403.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate404(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate403.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate403.errors = vErrors;
return errors === 0;
}

function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listTargetPotWinners.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 50){
validate406.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate404(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate406.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate406.errors = vErrors;
return errors === 0;
}

function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listWinnersByPot.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 50){
validate408.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 50},message:"must NOT have more than 50 properties"}];
return false;
}
else {
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 500){
validate408.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate404(data0[i0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate408.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate408.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate408.errors = vErrors;
return errors === 0;
}

const schema452 = {"type":"object","required":["id","player_id","operator_id","brand_id","available_for","bonus_data","state","timestamp_bonus_awarded","timestamp_bonus_expires"],"properties":{"id":{"$ref":"schemas.Id"},"player_id":{"$ref":"schemas.PlayerId"},"operator_id":{"$ref":"schemas.OperatorId"},"brand_id":{"$ref":"schemas.BrandPath"},"promo_id":{"$ref":"schemas.PromoId"},"bonus_instance_id":{"$ref":"schemas.Id"},"available_for":{"type":"array","maxItems":100,"items":{"$ref":"schemas.GameBonusDetails"}},"bonus_data":{"$ref":"schemas.BonusDetails"},"state":{"type":"string","enum":["Available","Expired","Consumed"]},"timestamp_bonus_awarded":{"$ref":"schemas.Timestamp"},"timestamp_bonus_expires":{"$ref":"schemas.Timestamp"},"timestamp_bonus_consumed":{"$ref":"schemas.Timestamp"}},"$id":"schemas.PlayerBonus"};

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.GameBonusDetails" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.provider_id === undefined) && (missing0 = "provider_id")) || ((data.game_ids === undefined) && (missing0 = "game_ids"))){
validate412.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "provider_id") || (key0 === "game_ids"))){
validate412.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.provider_id !== undefined){
let data0 = data.provider_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate412.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate412.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate412.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate412.errors = [{instancePath:instancePath+"/provider_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.game_ids !== undefined){
let data1 = data.game_ids;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate412.errors = [{instancePath:instancePath+"/game_ids",schemaPath:"#/properties/game_ids/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate412.errors = [{instancePath:instancePath+"/game_ids/" + i0,schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate412.errors = [{instancePath:instancePath+"/game_ids/" + i0,schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data2)){
validate412.errors = [{instancePath:instancePath+"/game_ids/" + i0,schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate412.errors = [{instancePath:instancePath+"/game_ids/" + i0,schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate412.errors = [{instancePath:instancePath+"/game_ids",schemaPath:"#/properties/game_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate412.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate412.errors = vErrors;
return errors === 0;
}

const schema466 = {"type":"object","required":["type","count","used","currency","value","remaining"],"properties":{"type":{"type":"string","enum":["Variable","Fixed"]},"count":{"type":"integer","format":"int32","minimum":1,"maximum":10000},"used":{"type":"integer","format":"int32","minimum":0,"maximum":10000},"currency":{"$ref":"schemas.Currency"},"value":{"$ref":"schemas.AmountText"},"remaining":{"$ref":"schemas.AmountText"}},"$id":"schemas.AwardedFreespins"};

function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.AwardedFreespins" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.count === undefined) && (missing0 = "count"))) || ((data.used === undefined) && (missing0 = "used"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.value === undefined) && (missing0 = "value"))) || ((data.remaining === undefined) && (missing0 = "remaining"))){
validate416.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate416.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "Variable") || (data0 === "Fixed"))){
validate416.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema466.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data1 = data.count;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate416.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 > 10000 || isNaN(data1)){
validate416.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate416.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate416.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.used !== undefined){
let data2 = data.used;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate416.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if(typeof data2 == "number"){
if(data2 > 10000 || isNaN(data2)){
validate416.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate416.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data2))){
validate416.errors = [{instancePath:instancePath+"/used",schemaPath:"#/properties/used/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data3 = data.currency;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func0(data3) > 3){
validate416.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data3) < 3){
validate416.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern53.test(data3)){
validate416.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate416.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data4 = data.value;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func0(data4) > 20){
validate416.errors = [{instancePath:instancePath+"/value",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern94.test(data4)){
validate416.errors = [{instancePath:instancePath+"/value",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate416.errors = [{instancePath:instancePath+"/value",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remaining !== undefined){
let data5 = data.remaining;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func0(data5) > 20){
validate416.errors = [{instancePath:instancePath+"/remaining",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern94.test(data5)){
validate416.errors = [{instancePath:instancePath+"/remaining",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate416.errors = [{instancePath:instancePath+"/remaining",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate416.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate416.errors = vErrors;
return errors === 0;
}

function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.FreespinBonus" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.freespin_type === undefined) && (missing0 = "freespin_type"))){
validate415.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate415.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate415.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate415.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate415.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate415.errors = [{instancePath:instancePath+"/name",schemaPath:"schemas.BonusName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate415.errors = [{instancePath:instancePath+"/name",schemaPath:"schemas.BonusName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate415.errors = [{instancePath:instancePath+"/name",schemaPath:"schemas.BonusName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freespin_type !== undefined){
const _errs7 = errors;
if(!(validate416(data.freespin_type, {instancePath:instancePath+"/freespin_type",parentData:data,parentDataProperty:"freespin_type",rootData}))){
vErrors = vErrors === null ? validate416.errors : vErrors.concat(validate416.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate415.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate415.errors = vErrors;
return errors === 0;
}

function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.BonusDetails" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.Freespins === undefined) && (missing0 = "Freespins")){
validate414.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.Freespins !== undefined){
if(!(validate415(data.Freespins, {instancePath:instancePath+"/Freespins",parentData:data,parentDataProperty:"Freespins",rootData}))){
vErrors = vErrors === null ? validate415.errors : vErrors.concat(validate415.errors);
errors = vErrors.length;
}
}
}
}
else {
validate414.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate414.errors = vErrors;
return errors === 0;
}

function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PlayerBonus" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.operator_id === undefined) && (missing0 = "operator_id"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.available_for === undefined) && (missing0 = "available_for"))) || ((data.bonus_data === undefined) && (missing0 = "bonus_data"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.timestamp_bonus_awarded === undefined) && (missing0 = "timestamp_bonus_awarded"))) || ((data.timestamp_bonus_expires === undefined) && (missing0 = "timestamp_bonus_expires"))){
validate411.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate411.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate411.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate411.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate411.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data1 = data.player_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 128){
validate411.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate411.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern82.test(data1)){
validate411.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate411.errors = [{instancePath:instancePath+"/player_id",schemaPath:"schemas.PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_id !== undefined){
let data2 = data.operator_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate411.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate411.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate411.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate411.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data3 = data.brand_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate411.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data3) < 3){
validate411.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern52.test(data3)){
validate411.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate411.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.promo_id !== undefined){
let data4 = data.promo_id;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func0(data4) > 128){
validate411.errors = [{instancePath:instancePath+"/promo_id",schemaPath:"schemas.PromoId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func0(data4) < 1){
validate411.errors = [{instancePath:instancePath+"/promo_id",schemaPath:"schemas.PromoId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate411.errors = [{instancePath:instancePath+"/promo_id",schemaPath:"schemas.PromoId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bonus_instance_id !== undefined){
let data5 = data.bonus_instance_id;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func0(data5) > 64){
validate411.errors = [{instancePath:instancePath+"/bonus_instance_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate411.errors = [{instancePath:instancePath+"/bonus_instance_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data5)){
validate411.errors = [{instancePath:instancePath+"/bonus_instance_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate411.errors = [{instancePath:instancePath+"/bonus_instance_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.available_for !== undefined){
let data6 = data.available_for;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data6)){
if(data6.length > 100){
validate411.errors = [{instancePath:instancePath+"/available_for",schemaPath:"#/properties/available_for/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid7 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs21 = errors;
if(!(validate412(data6[i0], {instancePath:instancePath+"/available_for/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
var valid7 = _errs21 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate411.errors = [{instancePath:instancePath+"/available_for",schemaPath:"#/properties/available_for/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bonus_data !== undefined){
const _errs22 = errors;
if(!(validate414(data.bonus_data, {instancePath:instancePath+"/bonus_data",parentData:data,parentDataProperty:"bonus_data",rootData}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data9 = data.state;
const _errs23 = errors;
if(typeof data9 !== "string"){
validate411.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data9 === "Available") || (data9 === "Expired")) || (data9 === "Consumed"))){
validate411.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema452.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_bonus_awarded !== undefined){
let data10 = data.timestamp_bonus_awarded;
const _errs25 = errors;
const _errs26 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate411.errors = [{instancePath:instancePath+"/timestamp_bonus_awarded",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if(typeof data10 == "number"){
if(data10 > 8640000000000000 || isNaN(data10)){
validate411.errors = [{instancePath:instancePath+"/timestamp_bonus_awarded",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate411.errors = [{instancePath:instancePath+"/timestamp_bonus_awarded",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data10))){
validate411.errors = [{instancePath:instancePath+"/timestamp_bonus_awarded",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_bonus_expires !== undefined){
let data11 = data.timestamp_bonus_expires;
const _errs28 = errors;
const _errs29 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate411.errors = [{instancePath:instancePath+"/timestamp_bonus_expires",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if(typeof data11 == "number"){
if(data11 > 8640000000000000 || isNaN(data11)){
validate411.errors = [{instancePath:instancePath+"/timestamp_bonus_expires",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate411.errors = [{instancePath:instancePath+"/timestamp_bonus_expires",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data11))){
validate411.errors = [{instancePath:instancePath+"/timestamp_bonus_expires",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_bonus_consumed !== undefined){
let data12 = data.timestamp_bonus_consumed;
const _errs31 = errors;
const _errs32 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate411.errors = [{instancePath:instancePath+"/timestamp_bonus_consumed",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if(typeof data12 == "number"){
if(data12 > 8640000000000000 || isNaN(data12)){
validate411.errors = [{instancePath:instancePath+"/timestamp_bonus_consumed",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate411.errors = [{instancePath:instancePath+"/timestamp_bonus_consumed",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data12))){
validate411.errors = [{instancePath:instancePath+"/timestamp_bonus_consumed",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate411.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate411.errors = vErrors;
return errors === 0;
}

function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="awardFreespins.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 10000){
validate410.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}];
return false;
}
else {
if(data.length < 1){
validate410.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate411(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate410.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate410.errors = vErrors;
return errors === 0;
}

const schema473 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["brand_not_found","freespin_instance_not_found"]}}}],"$id":"awardFreespins.404.0"};

function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="awardFreespins.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate421.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "brand_not_found") || (data0 === "freespin_instance_not_found"))){
validate421.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema473.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate421.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate421.errors = vErrors;
return errors === 0;
}

const schema474 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_in_flight"]}}}],"$id":"awardFreespins.409.0"};

function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="awardFreespins.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate423.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "idempotency_key_in_flight")){
validate423.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema474.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate423.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate423.errors = vErrors;
return errors === 0;
}

const schema475 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_keys_differ","idempotency_key_reused","owner_disabled","bonus_brand_mismatch","bonus_window_closed"]}}}],"$id":"awardFreespins.422.0"};

function validate425(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="awardFreespins.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate425.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((((data0 === "idempotency_keys_differ") || (data0 === "idempotency_key_reused")) || (data0 === "owner_disabled")) || (data0 === "bonus_brand_mismatch")) || (data0 === "bonus_window_closed"))){
validate425.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema475.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate425.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate425.errors = vErrors;
return errors === 0;
}

const schema476 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_keys_differ","idempotency_key_reused","owner_disabled","bonus_expiry_past","amount_out_of_range"]}}}],"$id":"awardBonus.422.0"};

function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="awardBonus.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate427.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((((data0 === "idempotency_keys_differ") || (data0 === "idempotency_key_reused")) || (data0 === "owner_disabled")) || (data0 === "bonus_expiry_past")) || (data0 === "amount_out_of_range"))){
validate427.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema476.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate427.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate427.errors = vErrors;
return errors === 0;
}

const schema483 = {"type":"object","additionalProperties":false,"required":["currency","amount","type"],"properties":{"currency":{"$ref":"schemas.Currency"},"amount":{"type":"string","maxLength":20,"pattern":"^(?=.*[1-9])([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},"type":{"type":"string","enum":["Variable","Fixed"]},"count":{"type":"integer","format":"int32","minimum":1,"maximum":10000}},"$id":"schemas.FreespinType"};

const pattern183 = new RegExp("^(?=.*[1-9])([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$", "u");

function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.FreespinType" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.currency === undefined) && (missing0 = "currency")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.type === undefined) && (missing0 = "type"))){
validate431.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "currency") || (key0 === "amount")) || (key0 === "type")) || (key0 === "count"))){
validate431.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.currency !== undefined){
let data0 = data.currency;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 3){
validate431.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data0) < 3){
validate431.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern53.test(data0)){
validate431.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate431.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data1 = data.amount;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 20){
validate431.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern183.test(data1)){
validate431.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^(?=.*[1-9])([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^(?=.*[1-9])([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate431.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate431.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "Variable") || (data2 === "Fixed"))){
validate431.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema483.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data3 = data.count;
const _errs9 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate431.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 > 10000 || isNaN(data3)){
validate431.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate431.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data3))){
validate431.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate431.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate431.errors = vErrors;
return errors === 0;
}

function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.FreespinInstance" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.operator_id === undefined) && (missing0 = "operator_id"))) || ((data.freespin_type === undefined) && (missing0 = "freespin_type"))) || ((data.template_id === undefined) && (missing0 = "template_id"))) || ((data.available_for === undefined) && (missing0 = "available_for"))) || ((data.expires_after_ms === undefined) && (missing0 = "expires_after_ms"))) || ((data.timestamp_start === undefined) && (missing0 = "timestamp_start"))) || ((data.timestamp_end === undefined) && (missing0 = "timestamp_end"))){
validate430.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate430.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate430.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate430.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate430.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate430.errors = [{instancePath:instancePath+"/name",schemaPath:"schemas.BonusName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate430.errors = [{instancePath:instancePath+"/name",schemaPath:"schemas.BonusName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate430.errors = [{instancePath:instancePath+"/name",schemaPath:"schemas.BonusName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_id !== undefined){
let data2 = data.operator_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate430.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate430.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate430.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate430.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data3 = data.brand_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate430.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data3) < 3){
validate430.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern52.test(data3)){
validate430.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate430.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freespin_type !== undefined){
const _errs13 = errors;
if(!(validate431(data.freespin_type, {instancePath:instancePath+"/freespin_type",parentData:data,parentDataProperty:"freespin_type",rootData}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template_id !== undefined){
let data5 = data.template_id;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func0(data5) > 64){
validate430.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data5) < 1){
validate430.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data5)){
validate430.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate430.errors = [{instancePath:instancePath+"/template_id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.available_for !== undefined){
let data6 = data.available_for;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data6)){
if(data6.length > 100){
validate430.errors = [{instancePath:instancePath+"/available_for",schemaPath:"#/properties/available_for/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid6 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs19 = errors;
if(!(validate412(data6[i0], {instancePath:instancePath+"/available_for/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
var valid6 = _errs19 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate430.errors = [{instancePath:instancePath+"/available_for",schemaPath:"#/properties/available_for/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_after_ms !== undefined){
let data8 = data.expires_after_ms;
const _errs20 = errors;
const _errs21 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate430.errors = [{instancePath:instancePath+"/expires_after_ms",schemaPath:"schemas.ExpiresAfter/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if(typeof data8 == "number"){
if(data8 > 3153600000000 || isNaN(data8)){
validate430.errors = [{instancePath:instancePath+"/expires_after_ms",schemaPath:"schemas.ExpiresAfter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000000},message:"must be <= 3153600000000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate430.errors = [{instancePath:instancePath+"/expires_after_ms",schemaPath:"schemas.ExpiresAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data8))){
validate430.errors = [{instancePath:instancePath+"/expires_after_ms",schemaPath:"schemas.ExpiresAfter/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_start !== undefined){
let data9 = data.timestamp_start;
const _errs23 = errors;
const _errs24 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate430.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if(typeof data9 == "number"){
if(data9 > 8640000000000000 || isNaN(data9)){
validate430.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate430.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data9))){
validate430.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_end !== undefined){
let data10 = data.timestamp_end;
const _errs26 = errors;
const _errs27 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate430.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if(typeof data10 == "number"){
if(data10 > 8640000000000000 || isNaN(data10)){
validate430.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate430.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data10))){
validate430.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate430.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate430.errors = vErrors;
return errors === 0;
}

function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listFreespinInstances.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate429.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate430(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate429.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate429.errors = vErrors;
return errors === 0;
}

function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createFreespinInstance.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate430(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
errors = vErrors.length;
}
validate435.errors = vErrors;
return errors === 0;
}

const schema490 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["freespin_template_not_found","brand_not_found"]}}}],"$id":"createFreespinInstance.404.0"};

function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createFreespinInstance.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate437.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "freespin_template_not_found") || (data0 === "brand_not_found"))){
validate437.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema490.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate437.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate437.errors = vErrors;
return errors === 0;
}

const schema491 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_key_reused","bonus_brand_mismatch","schedule_invalid"]}}}],"$id":"createFreespinInstance.422.0"};

function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createFreespinInstance.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate439.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "idempotency_key_reused") || (data0 === "bonus_brand_mismatch")) || (data0 === "schedule_invalid"))){
validate439.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema491.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate439.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate439.errors = vErrors;
return errors === 0;
}

function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.FreespinTemplate" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.operator_id === undefined) && (missing0 = "operator_id"))) || ((data.freespin_type === undefined) && (missing0 = "freespin_type"))) || ((data.expires_after_ms === undefined) && (missing0 = "expires_after_ms"))) || ((data.created_by === undefined) && (missing0 = "created_by"))) || ((data.timestamp_created === undefined) && (missing0 = "timestamp_created"))){
validate442.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate442.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate442.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate442.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate442.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 200){
validate442.errors = [{instancePath:instancePath+"/name",schemaPath:"schemas.BonusName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate442.errors = [{instancePath:instancePath+"/name",schemaPath:"schemas.BonusName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate442.errors = [{instancePath:instancePath+"/name",schemaPath:"schemas.BonusName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_id !== undefined){
let data2 = data.operator_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 64){
validate442.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data2) < 1){
validate442.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data2)){
validate442.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate442.errors = [{instancePath:instancePath+"/operator_id",schemaPath:"schemas.OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data3 = data.brand_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) > 129){
validate442.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data3) < 3){
validate442.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern52.test(data3)){
validate442.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate442.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freespin_type !== undefined){
const _errs13 = errors;
if(!(validate431(data.freespin_type, {instancePath:instancePath+"/freespin_type",parentData:data,parentDataProperty:"freespin_type",rootData}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_after_ms !== undefined){
let data5 = data.expires_after_ms;
const _errs14 = errors;
const _errs15 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate442.errors = [{instancePath:instancePath+"/expires_after_ms",schemaPath:"schemas.ExpiresAfter/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if(typeof data5 == "number"){
if(data5 > 3153600000000 || isNaN(data5)){
validate442.errors = [{instancePath:instancePath+"/expires_after_ms",schemaPath:"schemas.ExpiresAfter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000000},message:"must be <= 3153600000000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate442.errors = [{instancePath:instancePath+"/expires_after_ms",schemaPath:"schemas.ExpiresAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data5))){
validate442.errors = [{instancePath:instancePath+"/expires_after_ms",schemaPath:"schemas.ExpiresAfter/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data6 = data.created_by;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(func0(data6) > 64){
validate442.errors = [{instancePath:instancePath+"/created_by",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data6) < 1){
validate442.errors = [{instancePath:instancePath+"/created_by",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data6)){
validate442.errors = [{instancePath:instancePath+"/created_by",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate442.errors = [{instancePath:instancePath+"/created_by",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_created !== undefined){
let data7 = data.timestamp_created;
const _errs20 = errors;
const _errs21 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate442.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if(typeof data7 == "number"){
if(data7 > 8640000000000000 || isNaN(data7)){
validate442.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate442.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data7))){
validate442.errors = [{instancePath:instancePath+"/timestamp_created",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate442.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate442.errors = vErrors;
return errors === 0;
}

function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listFreespinTemplates.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate441.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate442(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate441.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate441.errors = vErrors;
return errors === 0;
}

function validate445(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createFreespinTemplate.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate442(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
validate445.errors = vErrors;
return errors === 0;
}

const schema502 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["operator_not_found","brand_not_found"]}}}],"$id":"createFreespinTemplate.404.0"};

function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="createFreespinTemplate.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate447.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "operator_not_found") || (data0 === "brand_not_found"))){
validate447.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema502.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate447.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate447.errors = vErrors;
return errors === 0;
}

const schema503 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["freespin_template_not_found","operator_not_found","brand_not_found"]}}}],"$id":"updateFreespinTemplate.404.0"};

function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="updateFreespinTemplate.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate449.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "freespin_template_not_found") || (data0 === "operator_not_found")) || (data0 === "brand_not_found"))){
validate449.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema503.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate449.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate449.errors = vErrors;
return errors === 0;
}

function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reportFreespinUse.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate411(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
errors = vErrors.length;
}
validate451.errors = vErrors;
return errors === 0;
}

const schema505 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["brand_not_found","bonus_not_found"]}}}],"$id":"reportFreespinUse.404.0"};

function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reportFreespinUse.404.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate453.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((data0 === "brand_not_found") || (data0 === "bonus_not_found"))){
validate453.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema505.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate453.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate453.errors = vErrors;
return errors === 0;
}

const schema506 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["bonus_not_available"]}}}],"$id":"reportFreespinUse.409.0"};

function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reportFreespinUse.409.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate455.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
if(!(data.code === "bonus_not_available")){
validate455.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema506.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate455.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate455.errors = vErrors;
return errors === 0;
}

const schema507 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["idempotency_keys_differ","idempotency_key_reused","owner_disabled","bonus_use_mismatch","bonus_game_excluded","bonus_exceeded"]}}}],"$id":"reportFreespinUse.422.0"};

function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reportFreespinUse.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate457.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((((data0 === "idempotency_keys_differ") || (data0 === "idempotency_key_reused")) || (data0 === "owner_disabled")) || (data0 === "bonus_use_mismatch")) || (data0 === "bonus_game_excluded")) || (data0 === "bonus_exceeded"))){
validate457.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema507.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate457.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate457.errors = vErrors;
return errors === 0;
}

function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="listPlayerBonuses.200.0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 500){
validate459.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate411(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate411.errors : vErrors.concat(validate411.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate459.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate459.errors = vErrors;
return errors === 0;
}

const schema511 = {"type":"object","additionalProperties":false,"required":["pattern","match_mode"],"properties":{"pattern":{"$ref":"schemas.CorsPattern"},"match_mode":{"type":"string","enum":["Exact","Wildcard"]}},"$id":"schemas.CorsOrigin"};

const pattern189 = new RegExp("^https?://(\\*\\.[a-z0-9_-]{1,63}\\.)?[a-z0-9_-]{1,63}(\\.[a-z0-9_-]{1,63}){0,30}(:[1-9][0-9]{0,4})?$", "u");

function validate463(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.CorsOrigin" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.pattern === undefined) && (missing0 = "pattern")) || ((data.match_mode === undefined) && (missing0 = "match_mode"))){
validate463.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "pattern") || (key0 === "match_mode"))){
validate463.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.pattern !== undefined){
let data0 = data.pattern;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 270){
validate463.errors = [{instancePath:instancePath+"/pattern",schemaPath:"schemas.CorsPattern/maxLength",keyword:"maxLength",params:{limit: 270},message:"must NOT have more than 270 characters"}];
return false;
}
else {
if(func0(data0) < 8){
validate463.errors = [{instancePath:instancePath+"/pattern",schemaPath:"schemas.CorsPattern/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern189.test(data0)){
validate463.errors = [{instancePath:instancePath+"/pattern",schemaPath:"schemas.CorsPattern/pattern",keyword:"pattern",params:{pattern: "^https?://(\\*\\.[a-z0-9_-]{1,63}\\.)?[a-z0-9_-]{1,63}(\\.[a-z0-9_-]{1,63}){0,30}(:[1-9][0-9]{0,4})?$"},message:"must match pattern \""+"^https?://(\\*\\.[a-z0-9_-]{1,63}\\.)?[a-z0-9_-]{1,63}(\\.[a-z0-9_-]{1,63}){0,30}(:[1-9][0-9]{0,4})?$"+"\""}];
return false;
}
}
}
}
else {
validate463.errors = [{instancePath:instancePath+"/pattern",schemaPath:"schemas.CorsPattern/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.match_mode !== undefined){
let data1 = data.match_mode;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate463.errors = [{instancePath:instancePath+"/match_mode",schemaPath:"#/properties/match_mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "Exact") || (data1 === "Wildcard"))){
validate463.errors = [{instancePath:instancePath+"/match_mode",schemaPath:"#/properties/match_mode/enum",keyword:"enum",params:{allowedValues: schema511.properties.match_mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate463.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate463.errors = vErrors;
return errors === 0;
}

function validate462(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.CorsOrigins" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.cors_origin_list === undefined) && (missing0 = "cors_origin_list")){
validate462.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "cors_origin_list")){
validate462.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cors_origin_list !== undefined){
let data0 = data.cors_origin_list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate462.errors = [{instancePath:instancePath+"/cors_origin_list",schemaPath:"#/properties/cors_origin_list/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate463(data0[i0], {instancePath:instancePath+"/cors_origin_list/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate463.errors : vErrors.concat(validate463.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate462.errors = [{instancePath:instancePath+"/cors_origin_list",schemaPath:"#/properties/cors_origin_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate462.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate462.errors = vErrors;
return errors === 0;
}

function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setCorsOrigins.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate462(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
errors = vErrors.length;
}
validate461.errors = vErrors;
return errors === 0;
}

function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.RemovedCorsOrigins" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.removed === undefined) && (missing0 = "removed")) || ((data.cors_origin_list === undefined) && (missing0 = "cors_origin_list"))){
validate467.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.removed !== undefined){
let data0 = data.removed;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate467.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 > 1000 || isNaN(data0)){
validate467.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate467.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate467.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cors_origin_list !== undefined){
let data1 = data.cors_origin_list;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate467.errors = [{instancePath:instancePath+"/cors_origin_list",schemaPath:"#/properties/cors_origin_list/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate463(data1[i0], {instancePath:instancePath+"/cors_origin_list/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate463.errors : vErrors.concat(validate463.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate467.errors = [{instancePath:instancePath+"/cors_origin_list",schemaPath:"#/properties/cors_origin_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate467.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate467.errors = vErrors;
return errors === 0;
}

function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="removeCorsOrigins.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate467(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
validate466.errors = vErrors;
return errors === 0;
}

function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PlayerPot" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.instance_count === undefined) && (missing0 = "instance_count"))) || ((data.is_progressive === undefined) && (missing0 = "is_progressive"))) || ((data.current_value === undefined) && (missing0 = "current_value"))) || ((data.community_split === undefined) && (missing0 = "community_split"))){
validate474.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate474.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate474.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate474.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate474.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_count !== undefined){
let data1 = data.instance_count;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate474.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
validate474.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate474.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate474.errors = [{instancePath:instancePath+"/instance_count",schemaPath:"#/properties/instance_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_progressive !== undefined){
const _errs6 = errors;
if(typeof data.is_progressive !== "boolean"){
validate474.errors = [{instancePath:instancePath+"/is_progressive",schemaPath:"#/properties/is_progressive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current_value !== undefined){
let data3 = data.current_value;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 == "number"){
if(data3 > 8000000000 || isNaN(data3)){
validate474.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate474.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats82.validate(data3))){
validate474.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate474.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.community_split !== undefined){
let data4 = data.community_split;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate474.errors = [{instancePath:instancePath+"/community_split",schemaPath:"schemas.Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate474.errors = [{instancePath:instancePath+"/community_split",schemaPath:"schemas.Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate474.errors = [{instancePath:instancePath+"/community_split",schemaPath:"schemas.Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate474.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate474.errors = vErrors;
return errors === 0;
}

function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.PlayerJackpotForSource" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.opt_in_required === undefined) && (missing0 = "opt_in_required"))) || ((data.opt_in_per_currency === undefined) && (missing0 = "opt_in_per_currency"))) || ((data.contribution_type === undefined) && (missing0 = "contribution_type"))) || ((data.pots === undefined) && (missing0 = "pots"))) || ((data.status === undefined) && (missing0 = "status"))){
validate471.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate471.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate471.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate471.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate471.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data1 = data.currency;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 3){
validate471.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data1) < 3){
validate471.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern53.test(data1)){
validate471.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate471.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opt_in_required !== undefined){
const _errs7 = errors;
if(typeof data.opt_in_required !== "boolean"){
validate471.errors = [{instancePath:instancePath+"/opt_in_required",schemaPath:"#/properties/opt_in_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opt_in_per_currency !== undefined){
const _errs9 = errors;
if(typeof data.opt_in_per_currency !== "boolean"){
validate471.errors = [{instancePath:instancePath+"/opt_in_per_currency",schemaPath:"#/properties/opt_in_per_currency/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_type !== undefined){
const _errs11 = errors;
if(!(validate206(data.contribution_type, {instancePath:instancePath+"/contribution_type",parentData:data,parentDataProperty:"contribution_type",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optin_status !== undefined){
const _errs12 = errors;
if(!(validate208(data.optin_status, {instancePath:instancePath+"/optin_status",parentData:data,parentDataProperty:"optin_status",rootData}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pots !== undefined){
let data6 = data.pots;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 50){
validate471.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate474(data6[i0], {instancePath:instancePath+"/pots/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate471.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_start !== undefined){
let data8 = data.timestamp_start;
const _errs16 = errors;
const _errs17 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate471.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if(typeof data8 == "number"){
if(data8 > 8640000000000000 || isNaN(data8)){
validate471.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate471.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data8))){
validate471.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_end !== undefined){
let data9 = data.timestamp_end;
const _errs19 = errors;
const _errs20 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate471.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if(typeof data9 == "number"){
if(data9 > 8640000000000000 || isNaN(data9)){
validate471.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate471.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data9))){
validate471.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data10 = data.status;
const _errs22 = errors;
if(typeof data10 !== "string"){
validate471.errors = [{instancePath:instancePath+"/status",schemaPath:"schemas.InstanceStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data10 === "Pending") || (data10 === "Active")) || (data10 === "Paused")) || (data10 === "Terminated"))){
validate471.errors = [{instancePath:instancePath+"/status",schemaPath:"schemas.InstanceStatus/enum",keyword:"enum",params:{allowedValues: schema266.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate471.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate471.errors = vErrors;
return errors === 0;
}

function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getPlayerJackpot.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate471(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
errors = vErrors.length;
}
validate470.errors = vErrors;
return errors === 0;
}

const schema526 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["token_missing","token_invalid","session_expired"]}}}],"$id":"getPlayerJackpot.401.0"};

function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getPlayerJackpot.401.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate477.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((data0 === "token_missing") || (data0 === "token_invalid")) || (data0 === "session_expired"))){
validate477.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema526.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate477.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate477.errors = vErrors;
return errors === 0;
}

const schema527 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["wallet_not_configured","wallet_refused_player","player_token_mismatch","wallet_currency_mismatch"]}}}],"$id":"getPlayerJackpot.422.0"};

function validate479(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getPlayerJackpot.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate479.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!((((data0 === "wallet_not_configured") || (data0 === "wallet_refused_player")) || (data0 === "player_token_mismatch")) || (data0 === "wallet_currency_mismatch"))){
validate479.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema527.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate479.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate479.errors = vErrors;
return errors === 0;
}

const schema528 = {"allOf":[{"$ref":"schemas.Problem"},{"type":"object","required":["code"],"properties":{"code":{"enum":["wallet_not_configured","wallet_refused_player","player_token_mismatch","wallet_currency_mismatch","idempotency_key_reused","owner_disabled","instance_terminated","brand_excluded","country_excluded"]}}}],"$id":"setPlayerOptIn.422.0"};

function validate481(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="setPlayerOptIn.422.0" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate481.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
if(!(((((((((data0 === "wallet_not_configured") || (data0 === "wallet_refused_player")) || (data0 === "player_token_mismatch")) || (data0 === "wallet_currency_mismatch")) || (data0 === "idempotency_key_reused")) || (data0 === "owner_disabled")) || (data0 === "instance_terminated")) || (data0 === "brand_excluded")) || (data0 === "country_excluded"))){
validate481.errors = [{instancePath:instancePath+"/code",schemaPath:"#/allOf/1/properties/code/enum",keyword:"enum",params:{allowedValues: schema528.allOf[1].properties.code.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate481.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate481.errors = vErrors;
return errors === 0;
}

const schema530 = {"type":"object","required":["id","jackpot_type","currency","pots","allowed_brands","allowed_sources","status","last_updated"],"properties":{"id":{"$ref":"schemas.Id"},"jackpot_type":{"type":"string","enum":["Jackpot","Raffle"]},"currency":{"$ref":"schemas.Currency"},"pots":{"type":"array","maxItems":50,"items":{"$ref":"schemas.TickerPot"}},"allowed_brands":{"type":"array","maxItems":1000,"items":{"$ref":"schemas.BrandPath"}},"allowed_sources":{"type":"array","maxItems":10000,"items":{"$ref":"schemas.SourceId"}},"status":{"$ref":"schemas.InstanceStatus"},"timestamp_start":{"$ref":"schemas.Timestamp"},"timestamp_end":{"$ref":"schemas.Timestamp"},"last_updated":{"$ref":"schemas.Timestamp"}},"$id":"schemas.Ticker"};

function validate485(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.TickerPot" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.is_progressive === undefined) && (missing0 = "is_progressive"))) || ((data.current_value === undefined) && (missing0 = "current_value"))) || ((data.community_split === undefined) && (missing0 = "community_split"))){
validate485.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate485.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate485.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate485.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate485.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_progressive !== undefined){
const _errs4 = errors;
if(typeof data.is_progressive !== "boolean"){
validate485.errors = [{instancePath:instancePath+"/is_progressive",schemaPath:"#/properties/is_progressive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.current_value !== undefined){
let data2 = data.current_value;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 20){
validate485.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern94.test(data2)){
validate485.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate485.errors = [{instancePath:instancePath+"/current_value",schemaPath:"schemas.AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.community_split !== undefined){
let data3 = data.community_split;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) > 10){
validate485.errors = [{instancePath:instancePath+"/community_split",schemaPath:"schemas.PercentageText/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(!pattern106.test(data3)){
validate485.errors = [{instancePath:instancePath+"/community_split",schemaPath:"schemas.PercentageText/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]{1,6})?$"+"\""}];
return false;
}
}
}
else {
validate485.errors = [{instancePath:instancePath+"/community_split",schemaPath:"schemas.PercentageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate485.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate485.errors = vErrors;
return errors === 0;
}

function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Ticker" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.jackpot_type === undefined) && (missing0 = "jackpot_type"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.pots === undefined) && (missing0 = "pots"))) || ((data.allowed_brands === undefined) && (missing0 = "allowed_brands"))) || ((data.allowed_sources === undefined) && (missing0 = "allowed_sources"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.last_updated === undefined) && (missing0 = "last_updated"))){
validate484.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 64){
validate484.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate484.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern0.test(data0)){
validate484.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate484.errors = [{instancePath:instancePath+"/id",schemaPath:"schemas.Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_type !== undefined){
let data1 = data.jackpot_type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate484.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "Jackpot") || (data1 === "Raffle"))){
validate484.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/enum",keyword:"enum",params:{allowedValues: schema530.properties.jackpot_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data2 = data.currency;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 3){
validate484.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data2) < 3){
validate484.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern53.test(data2)){
validate484.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate484.errors = [{instancePath:instancePath+"/currency",schemaPath:"schemas.Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pots !== undefined){
let data3 = data.pots;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 50){
validate484.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate485(data3[i0], {instancePath:instancePath+"/pots/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate484.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_brands !== undefined){
let data5 = data.allowed_brands;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 1000){
validate484.errors = [{instancePath:instancePath+"/allowed_brands",schemaPath:"#/properties/allowed_brands/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(func0(data6) > 129){
validate484.errors = [{instancePath:instancePath+"/allowed_brands/" + i1,schemaPath:"schemas.BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func0(data6) < 3){
validate484.errors = [{instancePath:instancePath+"/allowed_brands/" + i1,schemaPath:"schemas.BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern52.test(data6)){
validate484.errors = [{instancePath:instancePath+"/allowed_brands/" + i1,schemaPath:"schemas.BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate484.errors = [{instancePath:instancePath+"/allowed_brands/" + i1,schemaPath:"schemas.BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate484.errors = [{instancePath:instancePath+"/allowed_brands",schemaPath:"#/properties/allowed_brands/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_sources !== undefined){
let data7 = data.allowed_sources;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
if(data7.length > 10000){
validate484.errors = [{instancePath:instancePath+"/allowed_sources",schemaPath:"#/properties/allowed_sources/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}];
return false;
}
else {
var valid6 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(func0(data8) > 64){
validate484.errors = [{instancePath:instancePath+"/allowed_sources/" + i2,schemaPath:"schemas.SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func0(data8) < 1){
validate484.errors = [{instancePath:instancePath+"/allowed_sources/" + i2,schemaPath:"schemas.SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern72.test(data8)){
validate484.errors = [{instancePath:instancePath+"/allowed_sources/" + i2,schemaPath:"schemas.SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate484.errors = [{instancePath:instancePath+"/allowed_sources/" + i2,schemaPath:"schemas.SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs19 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate484.errors = [{instancePath:instancePath+"/allowed_sources",schemaPath:"#/properties/allowed_sources/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data9 = data.status;
const _errs22 = errors;
if(typeof data9 !== "string"){
validate484.errors = [{instancePath:instancePath+"/status",schemaPath:"schemas.InstanceStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data9 === "Pending") || (data9 === "Active")) || (data9 === "Paused")) || (data9 === "Terminated"))){
validate484.errors = [{instancePath:instancePath+"/status",schemaPath:"schemas.InstanceStatus/enum",keyword:"enum",params:{allowedValues: schema266.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_start !== undefined){
let data10 = data.timestamp_start;
const _errs25 = errors;
const _errs26 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate484.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if(typeof data10 == "number"){
if(data10 > 8640000000000000 || isNaN(data10)){
validate484.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate484.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data10))){
validate484.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_end !== undefined){
let data11 = data.timestamp_end;
const _errs28 = errors;
const _errs29 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate484.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if(typeof data11 == "number"){
if(data11 > 8640000000000000 || isNaN(data11)){
validate484.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate484.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data11))){
validate484.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_updated !== undefined){
let data12 = data.last_updated;
const _errs31 = errors;
const _errs32 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate484.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if(typeof data12 == "number"){
if(data12 > 8640000000000000 || isNaN(data12)){
validate484.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate484.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats14.validate(data12))){
validate484.errors = [{instancePath:instancePath+"/last_updated",schemaPath:"schemas.Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate484.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate484.errors = vErrors;
return errors === 0;
}

function validate483(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getTicker.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate484(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
errors = vErrors.length;
}
validate483.errors = vErrors;
return errors === 0;
}

const schema544 = {"type":"object","required":["status"],"properties":{"status":{"type":"string","enum":["ok"]}},"$id":"schemas.Health"};

function validate489(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="schemas.Health" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate489.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
validate489.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(data0 === "ok")){
validate489.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema544.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate489.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate489.errors = vErrors;
return errors === 0;
}

function validate488(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="getHealth.200.0" */;
let vErrors = null;
let errors = 0;
if(!(validate489(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate489.errors : vErrors.concat(validate489.errors);
errors = vErrors.length;
}
validate488.errors = vErrors;
return errors === 0;
}

export const replies = {
  login: {
    200: { contentType: 'application/json', headers: null, body: validate0 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate10 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    429: { contentType: 'application/problem+json', headers: validate16, body: validate17 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  loginAdmin: {
    200: { contentType: 'application/json', headers: null, body: validate0 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate10 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    429: { contentType: 'application/problem+json', headers: validate16, body: validate17 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  exchangeToken: {
    200: { contentType: 'application/json', headers: null, body: validate0 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate24 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  requestPasswordReset: {
    200: { contentType: null, headers: null, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    429: { contentType: 'application/problem+json', headers: validate16, body: validate17 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  confirmPasswordReset: {
    200: { contentType: null, headers: null, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate26 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate28 },
    429: { contentType: 'application/problem+json', headers: validate16, body: validate17 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  getOwnAccount: {
    200: { contentType: 'application/json', headers: null, body: validate30 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  changePassword: {
    200: { contentType: null, headers: null, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate42 },
    429: { contentType: 'application/problem+json', headers: validate16, body: validate17 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listAccounts: {
    200: { contentType: 'application/json', headers: validate44, body: validate45 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  createAccount: {
    200: { contentType: 'application/json', headers: validate55, body: validate56 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate58 },
    404: { contentType: 'application/problem+json', headers: null, body: validate60 },
    409: { contentType: 'application/problem+json', headers: null, body: validate62 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate64 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  updateAccount: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate58 },
    404: { contentType: 'application/problem+json', headers: null, body: validate66 },
    409: { contentType: 'application/problem+json', headers: null, body: validate68 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate64 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  disableAccount: {
    200: { contentType: 'application/json', headers: validate55, body: validate56 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate58 },
    404: { contentType: 'application/problem+json', headers: null, body: validate70 },
    409: { contentType: 'application/problem+json', headers: null, body: validate72 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  enableAccount: {
    200: { contentType: 'application/json', headers: validate55, body: validate56 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate58 },
    404: { contentType: 'application/problem+json', headers: null, body: validate70 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listOauthProviders: {
    200: { contentType: 'application/json', headers: validate44, body: validate76 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  createOauthProvider: {
    200: { contentType: 'application/json', headers: validate55, body: validate79 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate81 },
    409: { contentType: 'application/problem+json', headers: null, body: validate83 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate85 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  updateOauthProvider: {
    200: { contentType: 'application/json', headers: validate55, body: validate79 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate87 },
    409: { contentType: 'application/problem+json', headers: null, body: validate83 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate89 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  startOauthLogin: {
    302: { contentType: null, headers: validate91, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    404: { contentType: 'application/problem+json', headers: null, body: validate92 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  finishOauthLogin: {
    302: { contentType: null, headers: validate91, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    422: { contentType: 'application/problem+json', headers: null, body: validate94 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listOrganisations: {
    200: { contentType: 'application/json', headers: validate44, body: validate96 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  createOrganisation: {
    200: { contentType: 'application/json', headers: validate55, body: validate101 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate103 },
    409: { contentType: 'application/problem+json', headers: null, body: validate105 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate107 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  getOwnOrganisation: {
    200: { contentType: 'application/json', headers: null, body: validate101 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  updateOrganisation: {
    200: { contentType: 'application/json', headers: validate55, body: validate101 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate103 },
    409: { contentType: 'application/problem+json', headers: null, body: validate109 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate107 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  addOrganisationUnits: {
    200: { contentType: 'application/json', headers: validate55, body: validate111 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate103 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  removeOrganisationUnits: {
    200: { contentType: 'application/json', headers: validate55, body: validate111 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate103 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listSystems: {
    200: { contentType: 'application/json', headers: validate44, body: validate114 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listAuditEvents: {
    200: { contentType: 'application/json', headers: validate44, body: validate117 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listDeliveries: {
    200: { contentType: 'application/json', headers: validate44, body: validate120 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  replayDeliveries: {
    200: { contentType: 'application/json', headers: validate55, body: validate111 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listDestinations: {
    200: { contentType: 'application/json', headers: validate44, body: validate123 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  createDestination: {
    200: { contentType: 'application/json', headers: validate55, body: validate126 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate58 },
    404: { contentType: 'application/problem+json', headers: null, body: validate81 },
    409: { contentType: 'application/problem+json', headers: null, body: validate128 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate85 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  deleteDestinations: {
    200: { contentType: 'application/json', headers: validate55, body: validate111 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  updateDestination: {
    200: { contentType: 'application/json', headers: validate55, body: validate126 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate58 },
    404: { contentType: 'application/problem+json', headers: null, body: validate130 },
    409: { contentType: 'application/problem+json', headers: null, body: validate128 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate85 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listBrandCurrencies: {
    200: { contentType: 'application/json', headers: validate44, body: validate132 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  setBrandCurrencies: {
    200: { contentType: 'application/json', headers: validate55, body: validate135 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate137 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate139 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  clearBrandCurrencies: {
    200: { contentType: 'application/json', headers: validate55, body: validate135 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate137 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listBrandCurrencyChanges: {
    200: { contentType: 'application/json', headers: validate44, body: validate141 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate137 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listOperators: {
    200: { contentType: 'application/json', headers: validate44, body: validate144 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  saveOperators: {
    200: { contentType: 'application/json', headers: validate55, body: validate149 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  getOperator: {
    200: { contentType: 'application/json', headers: null, body: validate152 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate154 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  updateOperator: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate154 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  saveBrands: {
    200: { contentType: 'application/json', headers: validate55, body: validate149 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate154 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  updateBrand: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate137 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  getOperatorSettings: {
    200: { contentType: 'application/json', headers: null, body: validate156 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate154 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  setOperatorSettings: {
    200: { contentType: 'application/json', headers: validate55, body: validate156 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate154 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listSegments: {
    200: { contentType: 'application/json', headers: validate44, body: validate159 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  createSegments: {
    200: { contentType: 'application/json', headers: validate55, body: validate164 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  assignSegment: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate167 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate169 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  deleteSegments: {
    200: { contentType: 'application/json', headers: validate55, body: validate171 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  setSegmentPriorities: {
    200: { contentType: 'application/json', headers: validate55, body: validate176 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate178 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate180 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  unassignSegment: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate167 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listSources: {
    200: { contentType: 'application/json', headers: validate44, body: validate182 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  createSources: {
    200: { contentType: 'application/json', headers: validate55, body: validate164 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  assignSources: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate186 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate169 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  recordSourceContribution: {
    200: { contentType: null, headers: validate188, body: null },
    204: { contentType: null, headers: validate188, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate189 },
    409: { contentType: 'application/problem+json', headers: null, body: validate191 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate193 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    502: { contentType: 'application/problem+json', headers: null, body: validate195 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
    504: { contentType: 'application/problem+json', headers: null, body: validate197 },
  },
  deleteSources: {
    200: { contentType: 'application/json', headers: validate55, body: validate199 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  getSourceJackpot: {
    200: { contentType: 'application/json', headers: null, body: validate204 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate189 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  setSourcePriorities: {
    200: { contentType: 'application/json', headers: validate55, body: validate243 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate245 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate180 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  unassignSources: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate186 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listInstances: {
    200: { contentType: 'application/json', headers: validate44, body: validate247 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  updateInstance: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate266 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  recordInstanceContribution: {
    200: { contentType: null, headers: validate188, body: null },
    204: { contentType: null, headers: validate188, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate268 },
    409: { contentType: 'application/problem+json', headers: null, body: validate191 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate270 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    502: { contentType: 'application/problem+json', headers: null, body: validate195 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
    504: { contentType: 'application/problem+json', headers: null, body: validate197 },
  },
  contributeByGame: {
    200: { contentType: 'application/json', headers: validate188, body: validate272 },
    204: { contentType: null, headers: validate188, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate275 },
    409: { contentType: 'application/problem+json', headers: null, body: validate191 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate277 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    502: { contentType: 'application/problem+json', headers: null, body: validate195 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
    504: { contentType: 'application/problem+json', headers: null, body: validate197 },
  },
  setOptIn: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate268 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate279 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  setOptInListed: {
    200: { contentType: 'application/json', headers: validate55, body: validate281 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate268 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate279 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listPlayerOptIns: {
    200: { contentType: 'application/json', headers: validate44, body: validate281 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  saveOptIns: {
    200: { contentType: 'application/json', headers: validate55, body: validate283 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate268 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  setPotContributedSeed: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate286 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate288 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  setPotCurrentValue: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate286 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate290 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  setPotSurplusSeed: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate286 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate288 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listPlayerRaffleTickets: {
    200: { contentType: 'application/json', headers: validate44, body: validate292 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  transferPots: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate286 },
    409: { contentType: 'application/problem+json', headers: null, body: validate295 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate297 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  triggerWin: {
    200: { contentType: 'application/json', headers: validate55, body: validate299 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate302 },
    409: { contentType: 'application/problem+json', headers: null, body: validate304 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate306 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listWins: {
    200: { contentType: 'application/json', headers: validate44, body: validate308 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  releaseWins: {
    200: { contentType: 'application/json', headers: validate55, body: validate311 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  settleWins: {
    200: { contentType: 'application/json', headers: validate55, body: validate311 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  getInstance: {
    200: { contentType: 'application/json', headers: null, body: validate316 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate266 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listLedgerEntries: {
    200: { contentType: 'application/json', headers: validate44, body: validate318 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate266 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listInstanceOptIns: {
    200: { contentType: 'application/json', headers: validate44, body: validate281 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate266 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  pauseInstance: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate266 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate323 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listPlayerInstanceTickets: {
    200: { contentType: 'application/json', headers: validate44, body: validate292 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate266 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listRaffleTickets: {
    200: { contentType: 'application/json', headers: validate44, body: validate292 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate266 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  resumeInstance: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate266 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate323 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  terminateInstance: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate266 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listTemplates: {
    200: { contentType: 'application/json', headers: validate44, body: validate325 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  createTemplate: {
    200: { contentType: 'application/json', headers: validate55, body: validate347 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate81 },
    409: { contentType: 'application/problem+json', headers: null, body: validate349 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  instantiateTemplate: {
    200: { contentType: 'application/json', headers: validate55, body: validate316 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate351 },
    409: { contentType: 'application/problem+json', headers: null, body: validate353 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate355 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  previewTemplate: {
    200: { contentType: 'application/json', headers: null, body: validate357 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate351 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate360 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  publishTemplate: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate362 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate364 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  getTemplateSkeleton: {
    200: { contentType: 'application/json', headers: null, body: validate347 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  getTemplate: {
    200: { contentType: 'application/json', headers: null, body: validate347 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate362 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  updateTemplate: {
    200: { contentType: 'application/json', headers: validate55, body: validate347 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate351 },
    409: { contentType: 'application/problem+json', headers: null, body: validate366 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate368 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  contributeToInstance: {
    200: { contentType: 'application/json', headers: validate188, body: validate272 },
    204: { contentType: null, headers: validate188, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate268 },
    409: { contentType: 'application/problem+json', headers: null, body: validate191 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate270 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    502: { contentType: 'application/problem+json', headers: null, body: validate195 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
    504: { contentType: 'application/problem+json', headers: null, body: validate197 },
  },
  contributeBySource: {
    200: { contentType: 'application/json', headers: validate188, body: validate272 },
    204: { contentType: null, headers: validate188, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate189 },
    409: { contentType: 'application/problem+json', headers: null, body: validate191 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate193 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    502: { contentType: 'application/problem+json', headers: null, body: validate195 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
    504: { contentType: 'application/problem+json', headers: null, body: validate197 },
  },
  getContribution: {
    200: { contentType: 'application/json', headers: validate188, body: validate272 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate370 },
    409: { contentType: 'application/problem+json', headers: null, body: validate372 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  getBrandCurrencies: {
    200: { contentType: 'application/json', headers: null, body: validate135 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate137 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listOperatorPlayerInstanceTickets: {
    200: { contentType: 'application/json', headers: validate44, body: validate374 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate266 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    501: { contentType: 'application/problem+json', headers: null, body: validate377 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listOperatorRaffleTickets: {
    200: { contentType: 'application/json', headers: validate44, body: validate374 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate266 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    501: { contentType: 'application/problem+json', headers: null, body: validate377 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  getOperatorJackpot: {
    200: { contentType: 'application/json', headers: null, body: validate379 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate189 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    501: { contentType: 'application/problem+json', headers: null, body: validate377 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  setOperatorOptIn: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate268 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate393 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    501: { contentType: 'application/problem+json', headers: null, body: validate377 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listOperatorPlayerTickets: {
    200: { contentType: 'application/json', headers: validate44, body: validate374 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    501: { contentType: 'application/problem+json', headers: null, body: validate377 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listOperatorSources: {
    200: { contentType: 'application/json', headers: validate44, body: validate182 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  contributeToTarget: {
    200: { contentType: 'application/json', headers: validate395, body: validate396 },
    204: { contentType: null, headers: validate395, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate398 },
    409: { contentType: 'application/problem+json', headers: null, body: validate191 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate270 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    502: { contentType: 'application/problem+json', headers: null, body: validate195 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
    504: { contentType: 'application/problem+json', headers: null, body: validate197 },
  },
  setTargetOptIn: {
    200: { contentType: 'application/json', headers: validate55, body: validate400 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate398 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate393 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    501: { contentType: 'application/problem+json', headers: null, body: validate377 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listTargetWinners: {
    200: { contentType: 'application/json', headers: null, body: validate403 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate398 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listTargetPotWinners: {
    200: { contentType: 'application/json', headers: null, body: validate406 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate398 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listWinners: {
    200: { contentType: 'application/json', headers: null, body: validate403 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate266 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listWinnersByPot: {
    200: { contentType: 'application/json', headers: null, body: validate408 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate266 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  awardFreespins: {
    200: { contentType: 'application/json', headers: validate55, body: validate410 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate421 },
    409: { contentType: 'application/problem+json', headers: null, body: validate423 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate425 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    501: { contentType: 'application/problem+json', headers: null, body: validate377 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  awardBonus: {
    200: { contentType: 'application/json', headers: validate55, body: validate410 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate137 },
    409: { contentType: 'application/problem+json', headers: null, body: validate423 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate427 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    501: { contentType: 'application/problem+json', headers: null, body: validate377 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listFreespinInstances: {
    200: { contentType: 'application/json', headers: validate44, body: validate429 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    501: { contentType: 'application/problem+json', headers: null, body: validate377 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  createFreespinInstance: {
    200: { contentType: 'application/json', headers: validate55, body: validate435 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate437 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate439 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    501: { contentType: 'application/problem+json', headers: null, body: validate377 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listFreespinTemplates: {
    200: { contentType: 'application/json', headers: validate44, body: validate441 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    501: { contentType: 'application/problem+json', headers: null, body: validate377 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  createFreespinTemplate: {
    200: { contentType: 'application/json', headers: validate55, body: validate445 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate447 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate288 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    501: { contentType: 'application/problem+json', headers: null, body: validate377 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  updateFreespinTemplate: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate449 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate288 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    501: { contentType: 'application/problem+json', headers: null, body: validate377 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  reportFreespinUse: {
    200: { contentType: 'application/json', headers: validate55, body: validate451 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate453 },
    409: { contentType: 'application/problem+json', headers: null, body: validate455 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate457 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    501: { contentType: 'application/problem+json', headers: null, body: validate377 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  listPlayerBonuses: {
    200: { contentType: 'application/json', headers: validate44, body: validate459 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    404: { contentType: 'application/problem+json', headers: null, body: validate137 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    501: { contentType: 'application/problem+json', headers: null, body: validate377 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  setCorsOrigins: {
    200: { contentType: 'application/json', headers: validate55, body: validate461 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  removeCorsOrigins: {
    200: { contentType: 'application/json', headers: validate55, body: validate466 },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate40 },
    403: { contentType: 'application/problem+json', headers: null, body: validate53 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate74 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  getPlayerJackpot: {
    200: { contentType: 'application/json', headers: null, body: validate470 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    401: { contentType: 'application/problem+json', headers: null, body: validate477 },
    404: { contentType: 'application/problem+json', headers: null, body: validate189 },
    422: { contentType: 'application/problem+json', headers: null, body: validate479 },
    429: { contentType: 'application/problem+json', headers: validate16, body: validate17 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    501: { contentType: 'application/problem+json', headers: null, body: validate377 },
    502: { contentType: 'application/problem+json', headers: null, body: validate195 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
    504: { contentType: 'application/problem+json', headers: null, body: validate197 },
  },
  setPlayerOptIn: {
    200: { contentType: null, headers: validate55, body: null },
    400: { contentType: 'application/problem+json', headers: null, body: validate5 },
    401: { contentType: 'application/problem+json', headers: null, body: validate477 },
    404: { contentType: 'application/problem+json', headers: null, body: validate268 },
    413: { contentType: 'application/problem+json', headers: null, body: validate12 },
    415: { contentType: 'application/problem+json', headers: null, body: validate14 },
    422: { contentType: 'application/problem+json', headers: null, body: validate481 },
    429: { contentType: 'application/problem+json', headers: validate16, body: validate17 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    501: { contentType: 'application/problem+json', headers: null, body: validate377 },
    502: { contentType: 'application/problem+json', headers: null, body: validate195 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
    504: { contentType: 'application/problem+json', headers: null, body: validate197 },
  },
  listPublicSources: {
    200: { contentType: 'application/json', headers: validate44, body: validate182 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  getTicker: {
    200: { contentType: 'application/json', headers: null, body: validate483 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    404: { contentType: 'application/problem+json', headers: null, body: validate266 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
  getHealth: {
    200: { contentType: 'application/json', headers: null, body: validate488 },
    400: { contentType: 'application/problem+json', headers: null, body: validate38 },
    500: { contentType: 'application/problem+json', headers: null, body: validate19 },
    503: { contentType: 'application/problem+json', headers: validate21, body: validate22 },
  },
};
